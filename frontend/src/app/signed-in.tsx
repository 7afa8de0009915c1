/** What somebody who is signed in sees around and at /, loaded as one: the landing page does without. */
export { DashboardScreen } from "@/features/dashboard/dashboard-screen";

export { SignedInLayout } from "./shell/signed-in-layout";
