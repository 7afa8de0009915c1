import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useParams } from "react-router";

import { longDay } from "@/i18n/dates";
import { ButtonLink } from "@/ui/button";
import { ListSkeleton } from "@/ui/list-states";
import { PageHeader } from "@/ui/page-header";
import { PublicPage } from "@/ui/public-page";
import { WrittenIn } from "@/ui/written-in";

import { type PublishedPost, useBlogPost } from "./api";
import { NextStep } from "./next-step";
import { PostBody } from "./post-body";

/** One published post. */
export function PostScreen() {
  const { slug = "" } = useParams();
  const query = useBlogPost(slug);
  return (
    <PublicPage>
      {query.isPending ? <PostOnItsWay /> : query.isError ? <PostNotFound /> : <Post post={query.data} />}
    </PublicPage>
  );
}

/** The tab keeps the title that the server has given it. */
function PostOnItsWay() {
  return (
    <>
      <h1 className="sr-only">
        <Trans>Loading the post...</Trans>
      </h1>
      <ListSkeleton rows={4} />
    </>
  );
}

function Post({ post }: { post: PublishedPost }) {
  const { i18n } = useLingui();
  const { firstName, lastName } = post.author;
  const author = firstName && lastName ? `${firstName} ${lastName}` : undefined;
  return (
    <article className="grid min-w-0 gap-6">
      <PageHeader
        title={post.title}
        lang={post.language}
        tabTitle={post.seoTitle ?? post.title}
        subtitle={
          <>
            {author && `${author} · `}
            <time dateTime={post.publishedAt}>{longDay(i18n, post.publishedAt)}</time>{" "}
            <WrittenIn language={post.language} />
          </>
        }
      />
      {post.featuredImage && (
        <img src={post.featuredImage} alt="" className="max-h-112 w-full rounded-card object-cover" />
      )}
      <div lang={post.language} className="contents">
        <PostBody blocks={post.blocks} />
      </div>
      <Tags tags={post.tags} />
      <NextStep />
      <p>
        <ButtonLink to="/blog">
          <Trans>All posts</Trans>
        </ButtonLink>
      </p>
    </article>
  );
}

function Tags({ tags }: { tags: string[] }) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t`Tags`} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <Link
            to={`/blog?${new URLSearchParams({ tag })}`}
            className="inline-flex min-h-tap items-center rounded-[3px] bg-grey-bg px-3 font-head font-semibold tracking-wide break-all text-grey no-underline hover:underline"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PostNotFound() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Post Not Found`} subtitle={t`This post doesn't exist, or isn't public any more.`} />
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/">
          <Trans>Back to Home</Trans>
        </ButtonLink>
        <ButtonLink to="/blog">
          <Trans>All posts</Trans>
        </ButtonLink>
      </p>
    </>
  );
}
