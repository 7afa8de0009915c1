import { Trans, useLingui } from "@lingui/react/macro";

import { Dialog } from "@/ui/dialog";
import { useForgetDraft } from "@/ui/kept-draft";
import { ErrorState, ListSkeleton } from "@/ui/list-states";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { blogStatuses, type ManagedPost, useManagedPost, useWriteBlogPost } from "./api";
import { PostForm } from "./post-form";
import { toChange, type WrittenPost } from "./written-post";

interface EditPostDialogProps {
  postId: string;
  onClose: () => void;
}

export function EditPostDialog({ postId, onClose }: EditPostDialogProps) {
  const { t } = useLingui();
  const query = useManagedPost(postId);
  return (
    <Dialog wide open onClose={onClose} title={t`Edit Blog Post`}>
      {query.isPending ? (
        <ListSkeleton />
      ) : query.isError ? (
        <>
          <p>
            <Trans>This post can't be opened. It may have been deleted.</Trans>
          </p>
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        </>
      ) : (
        <EditPost post={query.data} onClose={onClose} />
      )}
    </Dialog>
  );
}

function EditPost({ post, onClose }: { post: ManagedPost; onClose: () => void }) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const writing = useWriteBlogPost();
  const forgetDraft = useForgetDraft();
  // Of what somebody else has changed meanwhile, nothing is covered by what was typed over the text before.
  const draft = `post.${post.id}.${post.updatedAt}`;
  const save = (written: WrittenPost) =>
    writing.mutate(
      { id: post.id, fields: toChange(written, post) },
      {
        onSuccess: () => {
          forgetDraft(draft);
          notify({ title: t`Success`, description: t`Blog post updated successfully.` });
          onClose();
        },
        onError: (error) => notifyFailure(error, { title: t`Error`, fallback: t`Failed to update blog post.` }),
      },
    );
  return (
    <PostForm
      post={post}
      statuses={blogStatuses}
      isSubmitting={writing.isPending}
      onSubmit={save}
      onCancel={onClose}
      draft={draft}
    />
  );
}
