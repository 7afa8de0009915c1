import { Trans, useLingui } from "@lingui/react/macro";

import { useCurrentUser } from "@/api/queries/current-user";
import { localDay } from "@/i18n/dates";
import { type Column, DataTable } from "@/ui/data-table";
import { EmailText } from "@/ui/email-text";
import { RelativeTime } from "@/ui/relative-time";
import { Tag } from "@/ui/tag";

import type { ManagedUser } from "./api";
import { UserActions } from "./user-actions";
import { nameOf } from "./user-changes";

export function UsersTable({ users }: { users: ManagedUser[] }) {
  const { t, i18n } = useLingui();
  const { data: me } = useCurrentUser();
  const columns: Column<ManagedUser>[] = [
    { key: "user", title: t`User`, cell: (user) => <Person user={user} isMe={user.id === me?.id} /> },
    {
      key: "role",
      title: t`Role`,
      cell: ({ role }) =>
        role === "admin" ? (
          <Tag colour="blue">
            <Trans>Admin</Trans>
          </Tag>
        ) : (
          <Trans>User</Trans>
        ),
    },
    {
      key: "account",
      title: t`Account`,
      cell: ({ isActive }) => <Tag colour={isActive ? "green" : "grey"}>{isActive ? t`Active` : t`Deactivated`}</Tag>,
    },
    {
      key: "lastLogin",
      title: t`Last sign-in`,
      cell: ({ lastLoginAt }) => (lastLoginAt ? <RelativeTime at={lastLoginAt} /> : <Trans>Never</Trans>),
    },
    {
      key: "joined",
      title: t`Joined`,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{localDay(i18n, createdAt)}</span>,
    },
    { key: "actions", title: t`Change`, cell: (user) => <UserActions user={user} isMe={user.id === me?.id} /> },
  ];
  return <DataTable caption={t`Users`} columns={columns} rows={users} rowKey={({ id }) => id} />;
}

function Person({ user, isMe }: { user: ManagedUser; isMe: boolean }) {
  const name = nameOf(user);
  return (
    <span className="grid">
      <span className="font-semibold">
        {name}
        {isMe && (
          <span className="font-normal text-ink-soft">
            {" "}
            <Trans>(you)</Trans>
          </span>
        )}
      </span>
      {name !== user.email && <EmailText className="text-sm text-ink-soft" email={user.email} />}
    </span>
  );
}
