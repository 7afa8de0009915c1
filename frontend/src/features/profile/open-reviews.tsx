import { Plural, Trans } from "@lingui/react/macro";
import { ClipboardCheck } from "lucide-react";

import { useOpenReviews } from "@/api/queries/resume-reviews";
import { ButtonLink } from "@/ui/button";

/** Uploads that wait to be looked over, beside where they were made; that is what to do next there. */
export function OpenReviews() {
  const { data: reviews = [] } = useOpenReviews();
  if (reviews.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {reviews.map(({ id, fileName, added, open }) => (
        <li key={id} className="grid gap-2 rounded-card border border-l-[6px] border-line border-l-yellow p-4">
          <p className="break-words">
            <b>{fileName}</b>
          </p>
          <p className="text-ink-soft">
            <Plural value={added} one="# thing added to your profile." other="# things added to your profile." />{" "}
            {open > 0 && <Plural value={open} one="# needs your eye." other="# need your eye." />}
          </p>
          <ButtonLink to={`/review/${id}`} look="main" className="w-fit">
            <ClipboardCheck aria-hidden className="size-5" />
            <Trans>Check what we read</Trans>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
