import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What a document's type is called: 'Resume', and 'Cover Letter' for everything else. */
export const documentTypeLabel = (i18n: I18n, type: string) =>
  type === "resume" ? i18n._(msg`Resume`) : i18n._(msg`Cover Letter`);
