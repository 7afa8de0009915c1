import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ComponentType } from "react";
import { matchPath } from "react-router";

type Load = () => Promise<ComponentType>;

interface Screen {
  path: string;
  label: MessageDescriptor;
  load: Load;
  /** What the router matches, where that is more than `path`. */
  pattern?: string;
  /** It says itself to whom it isn't open, rather than turn them away. */
  speaksForItself?: boolean;
  /** In the sidebar of who is signed in, and open to visitors in the frame of public pages. */
  isOpen?: boolean;
}

/** Screens that show the same to everyone. */
export const publicScreens: Screen[] = [
  {
    path: "/about",
    label: msg`About Us`,
    load: async () => (await import("@/features/about/about-screen")).AboutScreen,
  },
  { path: "/faq", label: msg`FAQ`, load: async () => (await import("@/features/about/faq-screen")).FaqScreen },
  {
    path: "/privacy",
    label: msg`Privacy`,
    load: async () => (await import("@/features/about/privacy-screen")).PrivacyScreen,
  },
  { path: "/blog", label: msg`Blog`, load: async () => (await import("@/features/blog/blog-screen")).BlogScreen },
  {
    path: "/register",
    label: msg`Register`,
    load: async () => (await import("@/features/accounts/register-screen")).RegisterScreen,
  },
  {
    path: "/login",
    label: msg`Sign in`,
    load: async () => (await import("@/features/accounts/login-screen")).LoginScreen,
  },
  {
    path: "/forgot-password",
    label: msg`Forgot Your Password?`,
    load: async () => (await import("@/features/accounts/forgot-password-screen")).ForgotPasswordScreen,
  },
  {
    path: "/reset-password",
    label: msg`Set a New Password`,
    load: async () => (await import("@/features/accounts/reset-password-screen")).ResetPasswordScreen,
  },
];

/**
 * The screens behind sign-in, in the order of the sidebar. A screen that isn't in this list doesn't exist: no
 * link, card or step of the tutorial offers it. The dashboard is at / and is not in the list because / shows the
 * landing page to those who are signed out.
 */
export const signedInScreens: Screen[] = [
  {
    path: "/profile",
    label: msg`My Profile`,
    load: async () => (await import("@/features/profile/profile-screen")).ProfileScreen,
  },
  {
    path: "/assistant",
    label: msg`Profile Assistant`,
    load: async () => (await import("./assistant-screen")).AssistantScreen,
  },
  {
    path: "/experience",
    label: msg`Work Experience`,
    load: async () => (await import("./work-experience-screen")).WorkExperienceScreen,
  },
  {
    path: "/skills",
    label: msg`Skills & Certifications`,
    load: async () => (await import("./skills-screen")).SkillsScreen,
  },
  {
    path: "/generate",
    label: msg`Generate Documents`,
    load: async () => (await import("./generate-documents-screen")).GenerateDocumentsScreen,
  },
  {
    path: "/explore",
    label: msg`Career Explorer`,
    load: async () => (await import("@/features/careers/career-explorer-screen")).CareerExplorerScreen,
  },
  {
    path: "/explore-jobs",
    label: msg`Where the Jobs Are`,
    load: async () => (await import("@/features/regions/where-the-jobs-are-screen")).WhereTheJobsAreScreen,
    isOpen: true,
  },
  {
    path: "/account",
    label: msg`Account Settings`,
    load: async () => (await import("@/features/accounts/settings/account-screen")).AccountScreen,
  },
];

/** Screens behind sign-in that other screens lead to. */
export const signedInDetailScreens: Omit<Screen, "label">[] = [
  { path: "/review/:reviewId", load: async () => (await import("./review-screen")).ReviewScreen },
];

/** Screens for everyone that other screens lead to. */
export const publicDetailScreens: Omit<Screen, "label">[] = [
  { path: "/sign-out", load: async () => (await import("./sign-out-screen")).SignOutScreen },
  { path: "/blog/:slug", load: async () => (await import("@/features/blog/post-screen")).PostScreen },
];

/** Screens of admins, in the order of the sidebar's section. The server refuses everybody else anyway. */
export const adminScreens: Screen[] = [
  {
    path: "/admin",
    label: msg`Admin Dashboard`,
    load: async () => (await import("@/features/administration/admin-dashboard-screen")).AdminDashboardScreen,
  },
  {
    path: "/admin/users",
    label: msg`Users`,
    load: async () => (await import("@/features/users/users-screen")).UsersScreen,
  },
  {
    path: "/admin/analytics",
    label: msg`Analytics`,
    load: async () => (await import("@/features/analytics/analytics-screen")).AnalyticsScreen,
  },
  {
    path: "/admin/blog",
    label: msg`Blog Management`,
    load: async () => (await import("@/features/blog/manage/blog-management-screen")).BlogManagementScreen,
    pattern: "/admin/blog/:postId?",
    speaksForItself: true,
  },
  {
    path: "/admin/regional-data",
    label: msg`Regional Data`,
    load: async () => (await import("@/features/regional-data/regional-data-screen")).RegionalDataScreen,
  },
  {
    path: "/admin/queues",
    label: msg`Queues`,
    load: async () => (await import("@/features/queues/queues-screen")).QueuesScreen,
  },
];

/** Screens of admins that other screens lead to. */
export const adminDetailScreens: Omit<Screen, "label">[] = [
  {
    path: "/admin/queues/jobs/:jobId",
    load: async () => (await import("@/features/queues/job-screen")).JobScreen,
  },
];

const every = [
  ...publicScreens,
  ...publicDetailScreens,
  ...signedInScreens,
  ...signedInDetailScreens,
  ...adminScreens,
  ...adminDetailScreens,
];

export const hasScreen = (path: string) => every.some((screen) => matchPath(screen.pattern ?? screen.path, path));
