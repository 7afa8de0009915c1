import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { useSearchParams } from "react-router";

import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/list-states";
import { PageHeader } from "@/ui/page-header";

import { useRegionalReport } from "./api";
import { DataNote } from "./data-note";
import { ReportError, ReportSkeleton } from "./report-states";
import { ReportView } from "./report-view";
import { TradeForm } from "./trade-form";

const OCCUPATION = "occupation";

/**
 * The regions of California for a trade. What was searched for is kept in the address, so that a result can be
 * linked to and the browser's back button goes back to it.
 */
export function WhereTheJobsAreScreen() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const occupation = address.get(OCCUPATION);
  const report = useRegionalReport(occupation);
  const field = useRef<HTMLInputElement>(null);

  const backToTop = () => {
    window.scrollTo({ top: 0, behavior: "smooth" });
    field.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <PageHeader
        title={t`Where the Jobs Are`}
        subtitle={t`Find the best California regions for your trade by demand and pay.`}
      />
      <TradeForm
        field={field}
        searched={occupation}
        shown={report.data?.occupation}
        isSearching={report.isFetching}
        onSearch={(value) => setAddress({ [OCCUPATION]: value })}
      />
      {occupation === null && (
        <EmptyState
          title={<Trans>Ready to Start Your Career Journey?</Trans>}
          action={
            <Button look="plain" onClick={backToTop}>
              <Trans>Choose Your Trade</Trans>
            </Button>
          }
        >
          <Trans>Choose a trade, and see which regions need it most and where it pays best.</Trans>
        </EmptyState>
      )}
      {occupation !== null && report.isPending && <ReportSkeleton />}
      {report.isError && <ReportError />}
      {report.data && <ReportView key={report.data.occupation.socCode} asked={occupation ?? ""} report={report.data} />}
      <DataNote report={report.data} />
    </>
  );
}
