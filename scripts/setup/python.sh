# Sourced by the verbs: moves to the project's folder and sets `python` to a Python that is new enough to prepare it.
# DATA_DIR keeps its meaning, which is relative to where the verb was called.
if [[ -n ${DATA_DIR:-} ]]; then
    DATA_DIR=$(realpath --canonicalize-missing -- "$DATA_DIR")
    export DATA_DIR
fi
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

python=
for candidate in python3 python3.14 python3.13 python3.12 python3.11; do
    if "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null; then
        python=$candidate
        break
    fi
done
if [[ -z $python ]]; then
    echo "Tradefolio needs Python 3.11, 3.12, 3.13 or 3.14 (Debian and Ubuntu: apt-get install python3 python3-venv)." >&2
    exit 1
fi
