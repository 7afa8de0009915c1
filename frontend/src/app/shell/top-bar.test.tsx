import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import type { User } from "@/api/model";
import { answering, show } from "@/testing/render";

import { TopBar } from "./top-bar";

const rosa: User = {
  id: "1",
  email: "rosa@example.com",
  firstName: "Rosa",
  lastName: "Ibarra",
  profileImageUrl: null,
  role: "user",
  hasPassword: true,
};

it.each([
  [{ firstName: "Rosa", lastName: "Ibarra" }, "Rosa Ibarra", "RI"],
  [{ firstName: "rosa", lastName: null }, "rosa", "R"],
  [{ firstName: null, lastName: null }, "User", "U"],
])("names %o %s, and stands %s in for a picture", (names, name, initials) => {
  vi.stubGlobal("fetch", answering({ "GET /api/notifications": { notifications: [], unread: 0 } }).fetch);
  show(<TopBar user={{ ...rosa, ...names }} onMenu={vi.fn<() => void>()} />);
  const link = screen.getByRole("link", { name: new RegExp(name) });
  expect(link.getAttribute("href")).toBe("/profile");
  expect(screen.getByText(initials)).toBeTruthy();
});
