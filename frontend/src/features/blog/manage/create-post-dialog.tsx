import { useLingui } from "@lingui/react/macro";

import { Dialog } from "@/ui/dialog";
import { useForgetDraft } from "@/ui/kept-draft";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { useWriteBlogPost } from "./api";
import { PostForm } from "./post-form";
import { firstStatuses } from "./statuses";
import { toNewPost, type WrittenPost } from "./written-post";

const DRAFT = "post.new";

interface CreatePostDialogProps {
  open: boolean;
  onClose: () => void;
}

export function CreatePostDialog({ open, onClose }: CreatePostDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const writing = useWriteBlogPost();
  const forgetDraft = useForgetDraft();
  const create = (written: WrittenPost) =>
    writing.mutate(
      { fields: toNewPost(written) },
      {
        onSuccess: () => {
          forgetDraft(DRAFT);
          notify({ title: t`Success`, description: t`Blog post created successfully.` });
          onClose();
        },
        onError: (error) => notifyFailure(error, { title: t`Error`, fallback: t`Failed to create blog post.` }),
      },
    );
  return (
    <Dialog wide open={open} onClose={onClose} title={t`Create Blog Post`}>
      <PostForm
        statuses={firstStatuses}
        isSubmitting={writing.isPending}
        onSubmit={create}
        onCancel={onClose}
        draft={DRAFT}
      />
    </Dialog>
  );
}
