import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import { GenerateScreen } from "./generate-screen";

it("keeps the focus in the address that can't be read, where it is mended", async () => {
  const failed = 'id: 1\nevent: failed\ndata: {"code":"address_invalid","message":"That is no address."}\n\n';
  const headers = { "Content-Type": "text/event-stream", Location: "/api/jobs/5f0c" };
  const { fetch } = answering({
    "GET /api/profile": { workExperiences: [{}], equipmentSkills: [], certifications: [] },
    "GET /api/generated-documents": [],
    "POST /api/extract-job": new Response(failed, { headers }),
  });
  vi.stubGlobal("fetch", fetch);
  const user = show(<GenerateScreen addToProfile={() => null} />);
  await screen.findByText("No documents yet. Generate your first resume to get started!");
  await user.click(screen.getByRole("button", { name: "Create Resume" }));
  await user.click(screen.getByRole("tab", { name: "From Job URL" }));
  const address = screen.getByLabelText<HTMLInputElement>(/Job Posting URL/);
  await user.click(screen.getByRole("button", { name: "Extract Job Details" }));
  expect(document.activeElement).toBe(address);

  await user.type(address, "https://jobs.example.com/7");
  await user.click(screen.getByRole("button", { name: "Extract Job Details" }));
  await screen.findByRole("alert");
  expect(document.activeElement).toBe(address);
});
