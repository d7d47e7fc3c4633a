# Makes the virtual environment with the first Python here that is new enough.
# Usage: sh requirements/venv.sh FOLDER

for python in python3 python3.14 python3.13 python3.12 python3.11; do
  "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
  if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    exec "$python" -m venv --clear "$1"
  fi
  bare=$python
done

if [ -n "${bare:-}" ]; then
  echo "$bare comes without venv; on Debian and Ubuntu, 'sudo apt install $bare-venv' brings it." >&2
else
  echo "Regelfest needs Python 3.11 or newer, and none was found; python.org has it." >&2
fi
exit 1
