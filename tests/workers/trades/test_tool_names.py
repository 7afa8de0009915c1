"""The guided chat's names of tools are the reader's."""

from scripts.build_tool_names import TOOL_NAMES, tool_names


def test_the_chat_s_names_of_tools_are_in_step_with_the_reader_s() -> None:
    assert TOOL_NAMES.read_text(encoding="utf-8") == tool_names() + "\n", "python -m scripts.build_tool_names"
