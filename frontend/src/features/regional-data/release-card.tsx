import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { localDay } from "@/i18n/dates";
import { Card } from "@/ui/card";

import type { ServedRelease } from "./api";

/** Which figures serve, where they came from, and what they changed. */
export function ReleaseCard({ release }: { release: ServedRelease | null }) {
  const { i18n } = useLingui();
  return (
    <Card className="grid gap-3">
      <h2 className="text-[1.35rem]">
        <Trans>Current figures</Trans>
      </h2>
      {release ? (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
          <Fact name={<Trans>Period of the regions</Trans>}>{release.period}</Fact>
          <Fact name={<Trans>Period of the state</Trans>}>{release.statePeriod}</Fact>
          <Fact name={<Trans>Regions</Trans>}>{i18n.number(release.regions)}</Fact>
          <Fact name={<Trans>Occupations</Trans>}>{i18n.number(release.occupations)}</Fact>
          <Fact name={<Trans>Source</Trans>}>
            {release.origin === "bundled" ? <Trans>Included with the product</Trans> : release.origin}
          </Fact>
          <Fact name={<Trans>Loaded</Trans>}>{localDay(i18n, release.importedAt)}</Fact>
          {wasCompared(release) && (
            <Fact name={<Trans>Last confirmed as the newest</Trans>}>{localDay(i18n, release.checkedAt)}</Fact>
          )}
          <Fact name={<Trans>What changed</Trans>}>
            <Changes release={release} />
          </Fact>
        </dl>
      ) : (
        <p className="text-ink-soft">
          <Trans>No figures have been loaded yet.</Trans>
        </p>
      )}
    </Card>
  );
}

/** Whether the portal was ever asked: it sent these figures itself, or the same ones later. */
const wasCompared = ({ origin, checkedAt, importedAt }: ServedRelease) =>
  origin.startsWith("http") || checkedAt !== importedAt;

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </>
  );
}

function Changes({ release: { changes } }: { release: ServedRelease }) {
  const { i18n } = useLingui();
  const [added, altered, removed] = [changes.added, changes.altered, changes.removed].map((count) =>
    i18n.number(count),
  );
  const former = changes.formerPeriod;
  const list = new Intl.ListFormat(i18n.locale);
  const [come, gone] = [list.format(changes.regionsNew), list.format(changes.regionsGone)];
  return (
    <>
      {former ? (
        <Trans>
          Against {former}: {added} figures new, {altered} changed, {removed} gone
        </Trans>
      ) : (
        <Trans>First figures: {added}</Trans>
      )}
      {come && (
        <p className="font-normal">
          <Trans>New regions: {come}</Trans>
        </p>
      )}
      {gone && (
        <p className="font-normal">
          <Trans>Removed regions: {gone}</Trans>
        </p>
      )}
    </>
  );
}
