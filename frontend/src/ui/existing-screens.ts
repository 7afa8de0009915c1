import { createContext, useContext } from "react";

/** Whether a path of the product has a screen; the app, which knows all of them, provides it. */
export const ExistingScreens = createContext<(path: string) => boolean>(() => false);

/** For links to other features: nothing leads to a screen that doesn't exist. */
export const useHasScreen = () => useContext(ExistingScreens);
