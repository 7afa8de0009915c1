import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { longDay } from "@/i18n/dates";
import { EditAndDelete } from "@/ui/edit-and-delete";
import { ListRow } from "@/ui/list-row";
import { useNotifyFailure } from "@/ui/notify-failure";
import { RelativeTime } from "@/ui/relative-time";
import { Tag } from "@/ui/tag";
import { useNotify } from "@/ui/toast";

import { type ManagedPostSummary, useDeleteBlogPost } from "./api";
import { statusColours, statusNames } from "./statuses";

export function ManagedPostRow({ post, onEdit }: { post: ManagedPostSummary; onEdit: () => void }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const deleting = useDeleteBlogPost();
  const publishedOn = post.publishedAt && longDay(i18n, post.publishedAt);
  const remove = () =>
    deleting.mutate(post.id, {
      onSuccess: () => notify({ title: t`Success`, description: t`Blog post deleted successfully.` }),
      onError: (error) => notifyFailure(error, { title: t`Error`, fallback: t`Failed to delete blog post.` }),
    });
  return (
    <ListRow
      actions={<EditAndDelete name={post.title} isDeleting={deleting.isPending} onEdit={onEdit} onDelete={remove} />}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 text-lg font-semibold">{post.title}</span>
        <Tag colour={statusColours[post.status]}>{i18n._(statusNames[post.status])}</Tag>
      </p>
      <p className="text-ink-soft">
        {publishedOn && (
          <>
            <Trans>Published {publishedOn}</Trans>
            {" · "}
          </>
        )}
        <Trans>
          Changed: <RelativeTime at={post.updatedAt} />
        </Trans>
      </p>
      <p className="text-sm break-all text-ink-soft">
        {post.status === "published" ? (
          <Link to={`/blog/${post.slug}`} className="inline-flex min-h-tap items-center underline">
            /blog/{post.slug}
          </Link>
        ) : (
          `/blog/${post.slug}`
        )}
      </p>
    </ListRow>
  );
}
