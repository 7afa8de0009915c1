import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { show } from "@/testing/render";

import { AddedCertification } from "./added-rows";

const forklift = {
  id: "1",
  name: "Forklift",
  issuingOrganization: "OSHA",
  issueDate: "2019-04-01",
  issueDateAssumed: false,
  expirationDate: "2022-04-01",
  number: "77",
  createdAt: "2024-01-01T00:00:00Z",
};

it("tells what it read of a certificate apart from each other, and that it ran out", async () => {
  show(<AddedCertification certification={forklift} isDoubtful={false} onEdit={vi.fn()} />);
  expect(await screen.findByText("OSHA · Issued Apr 2019 · Expired Apr 1, 2022 · Number 77")).toBeTruthy();
  expect(screen.getByText("Expired")).toBeTruthy();
});

it("says until when a certificate is good", async () => {
  const valid = { ...forklift, issueDateAssumed: true, expirationDate: "2999-04-01" };
  show(<AddedCertification certification={valid} isDoubtful={false} onEdit={vi.fn()} />);
  expect(await screen.findByText("OSHA · Expires Apr 1, 2999 · Number 77")).toBeTruthy();
  expect(screen.queryByText("Expired")).toBeNull();
});
