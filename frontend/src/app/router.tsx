import { createBrowserRouter, Outlet, type RouteObject, ScrollRestoration } from "react-router";

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
  lazy: async () => ({ Component: await load() }), // as an object of promises, what fails to load is shown as nothing
});

export const router = createBrowserRouter([
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
]);
