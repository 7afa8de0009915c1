import { Trans, useLingui } from "@lingui/react/macro";

import { PostBody } from "../post-body";
import { useBlogPreview } from "./api";
import { useSettled } from "@/ui/use-settled";

const SETTLES_AFTER_MS = 300;

/** What readers will see, soon after the typing stops. */
export function PostPreview({ content }: { content: string }) {
  const { t } = useLingui();
  const { data, isError } = useBlogPreview(useSettled(content, SETTLES_AFTER_MS));
  return (
    <div
      role="region"
      aria-label={t`Preview`}
      tabIndex={0}
      className="grid max-h-96 min-w-0 content-start gap-3 overflow-y-auto rounded-card border border-line bg-paper p-4"
    >
      <p className="eyebrow">
        <Trans>Preview</Trans>
      </p>
      {isError ? (
        <p>
          <Trans>The preview can't be shown right now.</Trans>
        </p>
      ) : data && data.blocks.length > 0 ? (
        <PostBody blocks={data.blocks} />
      ) : (
        <p className="text-ink-soft">
          <Trans>Nothing written yet.</Trans>
        </p>
      )}
    </div>
  );
}
