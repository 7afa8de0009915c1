import { AdminDashboardScreen as Dashboard } from "@/features/administration/admin-dashboard-screen";

import { hasAdminScreen } from "./screens";

/** With the links to what the administration consists of. */
export const AdminDashboardScreen = () => <Dashboard hasScreen={hasAdminScreen} />;
