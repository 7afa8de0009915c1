import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { useCurrentUser } from "@/api/queries/current-user";

import { ButtonLink } from "./button";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";
import { SkipLink } from "./skip-link";
import { ThemeSwitch } from "./theme-switch";

interface PublicPageProps {
  /**
   * `text` is as wide as is read with ease, `form` as a form of one column, `column` as header and footer; `own` leaves
   * it to the page itself.
   */
  width?: "text" | "form" | "column" | "own";
  /** The hazard stripe under the header: on the landing page alone. */
  striped?: boolean;
  children: ReactNode;
}

/** The column of public pages: header, footer and what is between them have the same edges. */
const column = "mx-auto w-full max-w-6xl px-5";
const widths = { text: "*:max-w-3xl", form: "*:mx-auto *:w-full *:max-w-md", column: "" };

/** The frame of every screen that doesn't need an account. */
export function PublicPage({ children, width = "text", striped = false }: PublicPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      {striped && <div aria-hidden className="hazard h-3" />}
      <main
        id="main"
        tabIndex={-1}
        className={`grow focus:outline-none ${width === "own" ? "" : `${column} grid content-start gap-8 py-10 ${widths[width]}`}`}
      >
        {children}
      </main>
      <Footer />
    </div>
  );
}

function Header() {
  const { t } = useLingui();
  const { data: user } = useCurrentUser();
  return (
    <header className="border-b border-line bg-card py-2">
      <div className={`${column} flex flex-wrap items-center gap-x-2 sm:gap-x-6`}>
        <Link to="/" aria-label={t`Tradefolio home`} className="inline-flex min-h-tap items-center no-underline">
          <Logo />
        </Link>
        <nav
          aria-label={t`Main`}
          className="order-last -mx-1 flex w-full flex-wrap gap-x-[clamp(0px,calc((100vw-22.5rem)/4),1rem)] text-sm *:px-1 sm:order-none sm:mx-0 sm:w-auto sm:grow sm:gap-x-0 sm:text-base sm:*:px-3"
        >
          <ReadingLinks />
        </nav>
        <div className="ml-auto flex items-center gap-2 max-[24rem]:*:px-2.5">
          <LanguageSwitch />
          {user ? (
            <ButtonLink look="small" to="/">
              <Trans>Dashboard</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink look="small" to="/login">
              <Trans>Sign in</Trans>
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}

/** The pages that everybody may read. */
const ReadingLinks = () => (
  <>
    <PageLink to="/about">
      <Trans>About</Trans>
    </PageLink>
    <PageLink to="/explore-jobs">
      <Trans>Where the Jobs Are</Trans>
    </PageLink>
    <PageLink to="/blog">
      <Trans>Blog</Trans>
    </PageLink>
    <PageLink to="/faq">
      <Trans>FAQ</Trans>
    </PageLink>
    <PageLink to="/privacy">
      <Trans>Privacy</Trans>
    </PageLink>
  </>
);

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-tap items-center font-medium whitespace-nowrap no-underline hover:underline"
    >
      {children}
    </Link>
  );
}

function Footer() {
  const { t } = useLingui();
  const { data: user } = useCurrentUser();
  return (
    <footer className="border-t border-line py-8">
      <div className={`${column} flex flex-wrap items-end justify-between gap-6`}>
        <div className="grid gap-2">
          <nav aria-label={t`Footer`} className="-ml-3 flex flex-wrap *:px-3">
            <ReadingLinks />
            {user ? (
              <PageLink to="/">
                <Trans>Dashboard</Trans>
              </PageLink>
            ) : (
              <>
                <PageLink to="/">
                  <Trans>Home</Trans>
                </PageLink>
                <PageLink to="/register">
                  <Trans>Register</Trans>
                </PageLink>
                <PageLink to="/login">
                  <Trans>Sign in</Trans>
                </PageLink>
              </>
            )}
          </nav>
          <p className="text-sm text-ink-soft">© 2024 Tradefolio</p>
        </div>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
