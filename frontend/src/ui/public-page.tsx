import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { useCurrentUser } from "@/api/queries/current-user";

import { ButtonLink } from "./button";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";
import { ThemeSwitch } from "./theme-switch";

/** The frame of every screen that doesn't need an account. `bare` leaves the width to the page itself. */
export function PublicPage({ children, bare = false }: { children: ReactNode; bare?: boolean }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <div aria-hidden className="hazard h-3" />
      <main className={bare ? "grow" : "mx-auto grid w-full max-w-3xl grow content-start gap-8 px-5 py-10"}>
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
    <header className="flex flex-wrap items-center gap-x-6 border-b border-line bg-card px-5 py-2">
      <Link to="/" aria-label={t`Tradefolio home`} className="inline-flex min-h-tap items-center no-underline">
        <Logo />
      </Link>
      <nav
        aria-label={t`Main`}
        className="order-last -mx-3 flex w-full flex-wrap sm:order-none sm:mx-0 sm:w-auto sm:grow"
      >
        <ReadingLinks />
      </nav>
      <div className="ml-auto flex items-center gap-2">
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
      className="inline-flex min-h-tap items-center px-3 font-medium whitespace-nowrap no-underline hover:underline"
    >
      {children}
    </Link>
  );
}

function Footer() {
  const { t } = useLingui();
  const { data: user } = useCurrentUser();
  return (
    <footer className="flex flex-wrap items-end justify-between gap-6 border-t border-line px-5 py-8">
      <div className="grid gap-2">
        <nav aria-label={t`Footer`} className="-ml-3 flex flex-wrap">
          <ReadingLinks />
          {user ? (
            <PageLink to="/">
              <Trans>Dashboard</Trans>
            </PageLink>
          ) : (
            <>
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
    </footer>
  );
}
