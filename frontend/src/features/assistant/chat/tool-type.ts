import type { SkillType } from "@/api/model";

import { folded } from "../dates/words";
import toolNames from "./tool-names.json";

type ToolType = keyof typeof toolNames;
type Place = keyof (typeof toolNames)[ToolType];

const LONGEST_NAME = 4; // words
const TOOL_TYPES = Object.keys(toolNames) as ToolType[];

const namesAt = (place: Place) =>
  new Map<string, SkillType>(
    TOOL_TYPES.flatMap((type) => toolNames[type][place].split("|").map((name) => [name, type])),
  );
const NAMES = { ends: namesAt("ends"), begins: namesAt("begins") };

/** The type of a tool by its name, where it ends in English or begins in Spanish; undefined where it names none. */
export function toolType(name: string): SkillType | undefined {
  const said = folded(name).match(/[\p{L}\d]+/gu) ?? [];
  for (let size = Math.min(LONGEST_NAME, said.length); size > 0; size--) {
    const end = said.slice(-size).join(" ");
    const type =
      NAMES.ends.get(end) ?? NAMES.ends.get(end.replace(/s$/, "")) ?? NAMES.begins.get(said.slice(0, size).join(" "));
    if (type) return type;
  }
  return undefined;
}
