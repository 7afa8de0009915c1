import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import type { BlogPostSummary } from "@/api/model";
import { longDay } from "@/i18n/dates";

import { Card } from "./card";
import { WrittenIn } from "./written-in";

interface BlogCardProps {
  post: BlogPostSummary;
  heading: "h2" | "h3";
}

/** A post's placard; all of it leads to the post. */
export function BlogCard({ post, heading: Heading }: BlogCardProps) {
  const { t, i18n } = useLingui();
  return (
    <Card look="placard" className="focus-ring-within relative grid h-full content-start gap-2 hover:bg-grey-bg">
      {post.featuredImage && (
        <img
          src={post.featuredImage}
          alt=""
          loading="lazy"
          className="mb-1 aspect-video w-full rounded-card object-cover"
        />
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <time dateTime={post.publishedAt}>{longDay(i18n, post.publishedAt)}</time>
        <WrittenIn language={post.language} />
      </p>
      <Heading lang={post.language} className="text-2xl">
        <Link
          to={`/blog/${post.slug}`}
          className="no-underline outline-none after:absolute after:inset-0 hover:underline"
        >
          {post.title}
        </Link>
      </Heading>
      <p lang={post.excerpt ? post.language : undefined} className="text-ink-soft">
        {post.excerpt ?? t`Read this helpful career insight...`}
      </p>
    </Card>
  );
}
