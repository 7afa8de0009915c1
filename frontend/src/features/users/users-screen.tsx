import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useSearchParams } from "react-router";

import { Card } from "@/ui/card";
import { EmptyState, ErrorState, ListSkeleton } from "@/ui/list-states";
import { PageHeader } from "@/ui/page-header";
import { ShowMore } from "@/ui/show-more";

import { useManagedUsers } from "./api";
import { addressOf, filterOf } from "./user-filter";
import { UserFilterForm } from "./user-filter-form";
import { UsersTable } from "./users-table";

/** The accounts of a filter, which is the address of the screen: it can be sent to somebody, and Back undoes it. */
export function UsersScreen() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address);
  const query = useManagedUsers(filter);
  const users = query.data?.pages.flatMap((page) => page.users) ?? [];
  const found = query.data?.pages[0]?.found ?? 0;
  return (
    <>
      <PageHeader
        title={t`Users`}
        eyebrow={<Trans>Administration</Trans>}
        subtitle={
          <Trans>
            Who has an account, and what they may do. Every change is kept in the{" "}
            <Link to="/admin/queues?tab=audit" className="py-3.25">
              audit log
            </Link>
            .
          </Trans>
        }
      />
      <Card>
        <UserFilterForm
          key={addressOf(filter)}
          filter={filter}
          onChange={(next) => setAddress(addressOf(next), { preventScrollReset: true })}
        />
      </Card>
      {query.isPending && <ListSkeleton rows={5} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && users.length === 0 && (
        <EmptyState title={<Trans>Nobody found</Trans>}>
          <Trans>No account matches. Try a shorter part of the name or email.</Trans>
        </EmptyState>
      )}
      {users.length > 0 && (
        <Card className="grid gap-2">
          <p role="status" className="text-ink-soft">
            {t`${plural(found, { one: "# account", other: "# accounts" })}`}
          </p>
          <UsersTable users={users} />
          <ShowMore query={query} />
        </Card>
      )}
    </>
  );
}
