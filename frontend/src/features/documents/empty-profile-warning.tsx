import { Trans } from "@lingui/react/macro";
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";

export function EmptyProfileWarning() {
  return (
    <div role="alert" className="flex gap-3 rounded-card bg-yellow-bg p-4 text-yellow">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <p>
        <Trans>
          Your profile is empty, so there is nothing to write from yet. Add{" "}
          <Link to="/experience">work experience</Link> or <Link to="/skills">skills and certifications</Link>, or{" "}
          <Link to="/profile">upload a resume</Link>.
        </Trans>
      </p>
    </div>
  );
}
