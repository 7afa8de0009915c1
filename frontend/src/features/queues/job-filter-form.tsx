import { Trans, useLingui } from "@lingui/react/macro";

import { JobFilter as limits } from "@/api/limits";
import { Select, TextField } from "@/ui/field";
import { FilterForm } from "@/ui/filter-form";
import { kindNames } from "@/i18n/codes/jobs";
import { Tag } from "@/ui/tag";

import { type JobFilter, queueNames } from "./api/model";
import { errorOf, filterOf, fromLocalField, isNarrowed, toLocalField } from "./job-filter";
import { nameIn } from "./names";
import { moment } from "./quantities";

interface JobFilterFormProps {
  filter: JobFilter;
  onChange: (filter: JobFilter) => void;
}

export function JobFilterForm({ filter, onChange }: JobFilterFormProps) {
  const { i18n, t } = useLingui();
  const endedSince = filter.endedSince && moment(i18n, filter.endedSince);

  const ask = (asked: URLSearchParams) => {
    for (const field of ["since", "until"]) asked.set(field, fromLocalField(asked.get(field) ?? ""));
    onChange({ ...filterOf(asked), ...(filter.state && { state: filter.state }), ...errorOf(filter) });
  };

  return (
    <FilterForm label={t`Filter jobs`} submitLabel={<Trans>Show jobs</Trans>} onAsk={ask} onClear={() => onChange({})}>
      <TextField
        label={<Trans>Job, person or email</Trans>}
        name="search"
        type="search"
        autoComplete="off"
        maxLength={limits.search.maxLength}
        defaultValue={filter.search ?? filter.user ?? ""}
      />
      <details open={isNarrowed(filter)}>
        <summary className="inline-flex min-h-tap cursor-pointer items-center font-semibold underline underline-offset-4">
          <Trans>More filters</Trans>
        </summary>
        <MoreFields filter={filter} />
      </details>
      {(filter.errorCode ?? filter.frame) && (
        <p className="flex flex-wrap items-center gap-2">
          <Trans>Only with this error:</Trans>
          {filter.errorCode && <Tag colour="red">{filter.errorCode}</Tag>}
          {filter.frame && <code className="min-w-0 font-mono text-sm break-words">{filter.frame}</code>}
        </p>
      )}
      {endedSince && (
        <p>
          <Trans>Only what ended since {endedSince}</Trans>
        </p>
      )}
    </FilterForm>
  );
}

function MoreFields({ filter }: Pick<JobFilterFormProps, "filter">) {
  const { i18n, t } = useLingui();
  const kinds = Object.keys(kindNames);
  if (filter.kind && !kinds.includes(filter.kind)) kinds.push(filter.kind);
  return (
    <div className="grid gap-3 pt-1 sm:grid-cols-2">
      <Select label={<Trans>Kind</Trans>} name="kind" defaultValue={filter.kind ?? ""}>
        <option value="">{t({ message: "All", context: "any value of a filter" })}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {nameIn(kindNames, i18n, kind)}
          </option>
        ))}
      </Select>
      <Select label={<Trans>Queue</Trans>} name="queue" defaultValue={filter.queue ?? ""}>
        <option value="">{t({ message: "All", context: "any value of a filter" })}</option>
        {queueNames.map((queue) => (
          <option key={queue}>{queue}</option>
        ))}
      </Select>
      <TextField
        label={<Trans>Requested since</Trans>}
        name="since"
        type="datetime-local"
        defaultValue={toLocalField(filter.since)}
      />
      <TextField
        label={<Trans>Requested before</Trans>}
        name="until"
        type="datetime-local"
        defaultValue={toLocalField(filter.until)}
      />
    </div>
  );
}
