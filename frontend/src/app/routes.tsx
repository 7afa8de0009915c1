import { Outlet, type RouteObject, ScrollRestoration } from "react-router";

import { learnAllWords } from "@/i18n/language";
import { ExistingScreens } from "@/ui/existing-screens";

import { Crash } from "./crash";
import { AdminsOnly, Everyone, Home, SignedInOnly } from "./gates";
import { LoadingScreen } from "./loading-screen";
import { NotFound } from "./not-found";
import {
  adminDetailScreens,
  adminScreens,
  hasScreen,
  publicDetailScreens,
  publicScreens,
  signedInDetailScreens,
  signedInScreens,
} from "./screens";

function Root() {
  return (
    <ExistingScreens value={hasScreen}>
      <Outlet />
      <ScrollRestoration />
    </ExistingScreens>
  );
}

const toRoute = ({ path, pattern = path, load }: (typeof adminDetailScreens)[number]): RouteObject => ({
  path: pattern,
  // As an object of promises, what fails to load would be shown as nothing.
  lazy: async () => {
    const [Component] = await Promise.all([load(), learnAllWords()]);
    return { Component };
  },
});

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <Crash />,
    HydrateFallback: LoadingScreen,
    children: [
      { index: true, element: <Home /> },
      ...[...publicScreens, ...publicDetailScreens].map(toRoute),
      { element: <Everyone />, children: signedInScreens.filter(({ isOpen }) => isOpen).map(toRoute) },
      {
        element: <SignedInOnly />,
        children: [
          ...signedInScreens.filter(({ isOpen }) => !isOpen).map(toRoute),
          ...signedInDetailScreens.map(toRoute),
          ...adminScreens.filter(({ speaksForItself }) => speaksForItself).map(toRoute),
          {
            element: <AdminsOnly />,
            children: [...adminScreens.filter(({ speaksForItself }) => !speaksForItself), ...adminDetailScreens].map(
              toRoute,
            ),
          },
        ],
      },
      { path: "*", element: <NotFound /> },
    ],
  },
];
