"""Command groups: the help lists commands under the heading of what they are for."""

from typing import Any

from typer.core import TyperGroup


class CommandGroups(TyperGroup):
    """Lists commands by their `rich_help_panel`, in the order in which they are defined."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write one section for each heading."""
        headings: dict[str, list[tuple[str, str]]] = {}
        for name, command in self.commands.items():
            heading = getattr(command, "rich_help_panel", None) or "Commands"
            headings.setdefault(heading, []).append((name, command.get_short_help_str(70)))
        for heading, rows in headings.items():
            with formatter.section(heading):
                formatter.write_dl(rows)
