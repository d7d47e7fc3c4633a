"""Misreadings of Nim, each as the engine with one rule replaced."""

from kb.engines.engine import misreading

from .engine import Heap, Nim


class FourAtOnce(Nim):
    """„Ich darf vier Kiesel nehmen.“"""

    @misreading("nehmen.grenze")
    def limit(self) -> int:
        """Four."""
        return 4


class LastLoses(Nim):
    """„Wer den letzten Kiesel nimmt, verliert.“"""

    @misreading("ende.sieg")
    def winners(self, position: Heap) -> tuple[str, ...]:
        """The one who is to move."""
        return (position.turn,)
