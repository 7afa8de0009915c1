import { Trans } from "@lingui/react/macro";

import { EmptyState, ErrorState, ListSkeleton } from "@/ui/list-states";
import { ShowMore } from "@/ui/show-more";

import { type BlogStatus, useManagedPosts } from "./api";
import { ManagedPostRow } from "./managed-post-row";

interface ManagedPostsProps {
  status: BlogStatus | undefined;
  onEdit: (id: string) => void;
}

export function ManagedPosts({ status, onEdit }: ManagedPostsProps) {
  const query = useManagedPosts(status);
  if (query.isPending) return <ListSkeleton rows={4} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const posts = query.data.pages.flat();
  if (posts.length === 0) {
    return (
      <EmptyState title={<Trans>No posts</Trans>}>
        {status ? (
          <Trans>No post has this status.</Trans>
        ) : (
          <Trans>Write the first one: readers find it on the blog.</Trans>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-3">
        {posts.map((post) => (
          <ManagedPostRow key={post.id} post={post} onEdit={() => onEdit(post.id)} />
        ))}
      </ul>
      <ShowMore query={query} />
    </>
  );
}
