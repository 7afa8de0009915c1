import { Trans, useLingui } from "@lingui/react/macro";
import { Rss } from "lucide-react";
import { Link, useSearchParams } from "react-router";

import { useBlogPosts } from "@/api/queries/blog-posts";
import { BlogCard } from "@/ui/blog-card";
import { ButtonAnchor } from "@/ui/button";
import { EmptyState, ErrorState, ListSkeleton } from "@/ui/list-states";
import { PageHeader } from "@/ui/page-header";
import { PublicPage } from "@/ui/public-page";
import { ShowMore } from "@/ui/show-more";

/** Every published post, or those with the tag that the address names. */
export function BlogScreen() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const tag = address.get("tag");
  return (
    <PublicPage width="column">
      <PageHeader
        eyebrow={<Trans>Blog</Trans>}
        title={t`Career Tips & Insights`}
        subtitle={t`Plain advice on resumes, certificates and getting hired, for people in the skilled trades.`}
        actions={
          <ButtonAnchor look="small" href="/blog/rss.xml">
            <Rss aria-hidden className="size-4" />
            RSS
          </ButtonAnchor>
        }
      />
      {tag && (
        <p className="flex flex-wrap items-center gap-x-4">
          {/* Not Trans: it would take a tag's own "<...>" for markup of ours and leave it out. */}
          <span className="min-w-0">{t`Posts about “${tag}”`}</span>
          <Link to="/blog" className="inline-flex min-h-tap items-center underline">
            <Trans>All posts</Trans>
          </Link>
        </p>
      )}
      <Posts tag={tag} />
    </PublicPage>
  );
}

function Posts({ tag }: { tag: string | null }) {
  const query = useBlogPosts(tag);
  if (query.isPending) return <ListSkeleton rows={4} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const posts = query.data.pages.flat();
  if (posts.length === 0) return <EmptyState title={<Trans>Nothing here yet</Trans>} />;
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <BlogCard post={post} heading="h2" />
          </li>
        ))}
      </ul>
      <ShowMore query={query} />
    </>
  );
}
