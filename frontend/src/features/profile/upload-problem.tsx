import { Trans } from "@lingui/react/macro";
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";

import type { Problem } from "@/ui/notify-failure";

/** Why nothing came of an upload, and what helps; it stays until the next one. The toast has told it aloud. */
export function UploadProblem({ problem }: { problem: Problem | undefined }) {
  if (!problem) return null;
  return (
    <div className="flex items-start gap-3 rounded-card border-l-[6px] border-red bg-red-bg p-4 text-red">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 gap-1 break-words">
        <p>
          <b>{problem.title}</b> {problem.description}
        </p>
        <p>
          <Trans>
            You can also <Link to="/assistant">tell the assistant</Link> or <Link to="/experience">type it in</Link>.
          </Trans>
        </p>
      </div>
    </div>
  );
}
