# Sourced by the verbs: moves to the project's folder and sets `python` to a Python that is fit to prepare it.
# DATA_DIR keeps its meaning, which is relative to where the verb was called.
if [[ -n ${DATA_DIR:-} ]]; then
    DATA_DIR=$(realpath --canonicalize-missing -- "$DATA_DIR")
    export DATA_DIR
fi
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Of all on the path the first that is quick, as fitness.py has it; where none is, the first that will do.
python=
while read -r candidate; do
    fitness=$("$candidate" scripts/setup/fitness.py 2>/dev/null) || continue
    [[ -n $python && $fitness != quick ]] || python=$candidate
    [[ $fitness != quick ]] || break
done < <(type -aP python3 python3.14 python3.13 python3.12 python3.11)
if [[ -z $python ]]; then
    echo "Tradefolio needs Python 3.11, 3.12, 3.13 or 3.14 (Debian and Ubuntu: apt-get install python3 python3-venv)." >&2
    exit 1
fi
