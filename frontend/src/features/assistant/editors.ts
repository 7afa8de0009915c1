import type { ComponentType } from "react";

import type { Collected, CollectedList } from "./chat/chat";

export interface EditorProps<Item> {
  item: Item;
  onSubmit: (item: Item) => void;
  onCancel: () => void;
}

/** The forms of the profile's own screens, for correcting what was told: the same fields, limits and words. */
export type Editors = { [List in CollectedList]: ComponentType<EditorProps<Collected[List][number]>> };
