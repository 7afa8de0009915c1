import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useParams, useSearchParams } from "react-router";

import { useCurrentUser } from "@/api/queries/current-user";
import { ButtonLink } from "@/ui/button";
import { Select } from "@/ui/field";
import { PageHeader } from "@/ui/page-header";

import { blogStatuses } from "./api";
import { CreatePostDialog } from "./create-post-dialog";
import { EditPostDialog } from "./edit-post-dialog";
import { ManagedPosts } from "./managed-posts";
import { statusIn, statusNames } from "./statuses";

const HERE = "/admin/blog";
const NEW = "new";

/** Blog posts of every status. The address says which one is being written: /admin/blog/new or /admin/blog/{id}. */
export function BlogManagementScreen() {
  const { t } = useLingui();
  const { data: user } = useCurrentUser();
  return user?.role === "admin" ? (
    <Management />
  ) : (
    <PageHeader title={t`Blog Management`} subtitle={t`Access denied. Admin privileges required.`} />
  );
}

function Management() {
  const { t } = useLingui();
  const { postId } = useParams();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const search = address.size > 0 ? `?${address}` : "";
  const backToTheList = () => void navigate(HERE + search, { preventScrollReset: true });
  return (
    <>
      <PageHeader
        title={t`Blog Management`}
        eyebrow={<Trans>Administration</Trans>}
        actions={
          <>
            <ButtonLink to="/blog">
              <Trans>View blog</Trans>
            </ButtonLink>
            <ButtonLink look="main" to={`${HERE}/${NEW}${search}`} preventScrollReset>
              <Trans>Create Post</Trans>
            </ButtonLink>
          </>
        }
      />
      <StatusFilter />
      <ManagedPosts
        status={statusIn(address)}
        onEdit={(id) => void navigate(`${HERE}/${id}${search}`, { preventScrollReset: true })}
      />
      <CreatePostDialog open={postId === NEW} onClose={backToTheList} />
      {postId && postId !== NEW && <EditPostDialog key={postId} postId={postId} onClose={backToTheList} />}
    </>
  );
}

function StatusFilter() {
  const { t, i18n } = useLingui();
  const [address, setAddress] = useSearchParams();
  return (
    <div className="w-full max-w-60">
      <Select
        label={<Trans>Status</Trans>}
        value={statusIn(address) ?? ""}
        onChange={({ target }) =>
          setAddress(target.value ? { status: target.value } : {}, { preventScrollReset: true })
        }
      >
        <option value="">{t({ message: "All", context: "any value of a filter" })}</option>
        {blogStatuses.map((status) => (
          <option key={status} value={status}>
            {i18n._(statusNames[status])}
          </option>
        ))}
      </Select>
    </div>
  );
}
