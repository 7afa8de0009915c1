import { useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Navigate, Outlet } from "react-router";

import type { User } from "@/api/model";
import { useCurrentUser } from "@/api/queries/current-user";
import { LandingScreen } from "@/features/landing/landing-screen";
import { ErrorState } from "@/ui/list-states";
import { PublicPage } from "@/ui/public-page";
import { useNotify } from "@/ui/toast";

import { LoadingScreen } from "./loading-screen";
import { loadSignedIn, signedInParts } from "./signed-in-parts";

const LazyLayout = lazy(async () => ({ default: (await loadSignedIn()).SignedInLayout }));
const LazyDashboard = lazy(async () => ({ default: (await loadSignedIn()).DashboardScreen }));

const ASK_AGAIN_AFTER_MS = 30_000;

/**
 * `failed`: nobody is known, and asking ended in this. Whoever is known stays, even if asking once more failed: their
 * screen may hold what they are writing. It is asked again until there is an answer.
 */
function useWhoIsThere() {
  const { data: user, isPending, error, refetch } = useCurrentUser();
  const isKnown = Boolean(user);
  useEffect(() => {
    if (!isKnown || !error) return;
    const timer = setTimeout(() => void refetch(), ASK_AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isKnown, error, refetch]);
  return { user, isPending, failed: isKnown ? null : error, ask: () => void refetch() };
}

/** /: the dashboard for whoever is signed in, the landing page for everyone else. */
export function Home() {
  const { user, isPending, failed, ask } = useWhoIsThere();
  if (isPending) return <LoadingScreen />;
  if (failed) return <NobodyKnown error={failed} onRetry={ask} />;
  if (!user) return <LandingScreen />;
  return (
    <SignedIn user={user}>
      <Dashboard user={user} />
    </SignedIn>
  );
}

/** What it is drawn by is chosen once, or the screen would begin anew. */
function Dashboard({ user }: { user: User }) {
  const [Screen] = useState(() => signedInParts()?.DashboardScreen ?? LazyDashboard);
  return <Screen user={user} />;
}

/** Around a screen that is the same for everyone: the sidebar for who is signed in, the public frame for visitors. */
export function Everyone() {
  const { user, isPending } = useWhoIsThere();
  if (isPending) return <LoadingScreen />;
  if (user)
    return (
      <SignedIn user={user}>
        <Outlet />
      </SignedIn>
    );
  return (
    <PublicPage width="own">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-6 px-5 py-8">
        <Outlet />
      </div>
    </PublicPage>
  );
}

export function SignedInOnly() {
  const { user, isPending, failed, ask } = useWhoIsThere();
  if (isPending) return <LoadingScreen />;
  if (failed) return <NobodyKnown error={failed} onRetry={ask} />;
  if (!user) return <Navigate to="/login" replace />;
  return (
    <SignedIn user={user}>
      <Outlet />
    </SignedIn>
  );
}

function SignedIn({ user, children }: { user: User; children: ReactNode }) {
  const [Layout] = useState(() => signedInParts()?.SignedInLayout ?? LazyLayout);
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Layout user={user}>{children}</Layout>
    </Suspense>
  );
}

/** Who is there couldn't be asked: neither the product nor its landing page would be right. */
function NobodyKnown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <main className="mx-auto grid w-full max-w-3xl gap-6 p-6">
      <h1 className="text-4xl">Tradefolio</h1>
      <ErrorState error={error} onRetry={onRetry} />
    </main>
  );
}

/** Inside of `SignedInOnly`. Turns everybody else away, and says so once. */
export function AdminsOnly() {
  const { t } = useLingui();
  const notify = useNotify();
  const { data: user } = useCurrentUser();
  const told = useRef(false);
  const isAdmin = user?.role === "admin";
  useEffect(() => {
    if (isAdmin || told.current) return;
    told.current = true;
    notify({
      tone: "failure",
      title: t`Access Denied`,
      description: t`You don't have permission to access the admin dashboard.`,
    });
  }, [isAdmin, notify, t]);
  return isAdmin ? <Outlet /> : <Navigate to="/" replace />;
}
