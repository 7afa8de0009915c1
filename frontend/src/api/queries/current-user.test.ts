import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";

import { api } from "@/api/client";
import { isShowingKept } from "@/api/kept-answers";
import type { User } from "@/api/model";
import { deviceCaches } from "@/testing/device-caches";
import { answering } from "@/testing/render";

import { currentUserQuery } from "./current-user";

const rosa = { id: "rosa", firstName: "Rosa" } as User;

it("knows without a connection who was here last, and that what follows comes from the device", async () => {
  vi.stubGlobal("caches", deviceCaches());
  vi.stubGlobal("fetch", answering({ "GET /api/auth/user": rosa, "GET /api/profile": {} }).fetch);
  await new QueryClient().query(currentUserQuery);
  await api.GET("/api/profile");

  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await new QueryClient().query(currentUserQuery)).toEqual(rosa);
  expect(isShowingKept()).toBe(true);

  vi.stubGlobal("fetch", answering({ "GET /api/profile": {} }).fetch);
  await api.GET("/api/profile");
  expect(isShowingKept()).toBe(false);
});
