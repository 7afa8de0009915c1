import { Trans, useLingui } from "@lingui/react/macro";

import { Tag } from "@/ui/tag";

import type { Rung } from "./api";
import { localTitle } from "./titles";

/** The way up in a trade, lowest rung first, with where the person stands and which rung is suggested. */
export function Ladder({ path, code }: { path: Rung[]; code: string }) {
  const { i18n } = useLingui();
  return (
    <section className="grid gap-3">
      <h3 className="text-xl">
        <Trans>The step up</Trans>
      </h3>
      <ol className="grid gap-3 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto]">
        {path.map((rung) => (
          <li
            key={rung.onet_code}
            className="grid content-start gap-2 border-l-4 border-line pl-3 md:border-t-4 md:border-l-0 md:pt-3 md:pl-0 [&:has([data-here])]:border-hivis"
          >
            <span className="font-semibold">{localTitle(i18n, rung.job_title, rung.job_title_es)}</span>
            {rung.held && (
              <span>
                <Tag colour="grey">
                  <Trans>You have done this</Trans>
                </Tag>
              </span>
            )}
            {rung.onet_code === code && (
              <span data-here>
                <Tag colour="blue">
                  <Trans>Suggested</Trans>
                </Tag>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
