import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { useLatestBlogPosts } from "@/api/queries/blog-posts";
import { BlogCard } from "@/ui/blog-card";
import { ListSkeleton } from "@/ui/list-states";

const SHOWN_POSTS = 3;

/** The newest posts. Where there are none, the page does without. */
export function CareerTips() {
  const { data: posts = [], isPending } = useLatestBlogPosts(SHOWN_POSTS);
  if (!isPending && posts.length === 0) return null;
  return (
    <section className="mx-auto grid max-w-6xl gap-6 px-5 pt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 className="text-4xl">
          <Trans>Career Tips & Insights</Trans>
        </h2>
        <Link to="/blog" className="inline-flex min-h-tap items-center font-semibold underline">
          <Trans>All posts</Trans>
        </Link>
      </div>
      {isPending && <ListSkeleton />}
      <ul className="grid gap-4 md:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <BlogCard post={post} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
