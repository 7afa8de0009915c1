import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { TagColour } from "@/ui/tag";

import { type BlogStatus, blogStatuses } from "./api";

export const statusNames: Record<BlogStatus, MessageDescriptor> = {
  draft: msg({ context: "blog post", message: "Draft" }),
  published: msg({ context: "blog post", message: "Published" }),
  archived: msg({ context: "blog post", message: "Archived" }),
};

export const statusColours: Record<BlogStatus, TagColour> = {
  draft: "grey",
  published: "green",
  archived: "outline",
};

/** A new post can't begin in the archive. */
export const firstStatuses: BlogStatus[] = ["draft", "published"];

export const statusIn = (address: URLSearchParams) => blogStatuses.find((status) => status === address.get("status"));
