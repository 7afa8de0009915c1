import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import type { EquipmentSkill } from "@/api/model";
import { answering, show } from "@/testing/render";

import { EquipmentSkillDialog } from "./equipment-skill-dialog";

const grinder: EquipmentSkill = {
  id: "1",
  name: "Angle Grinder",
  type: "Power Tool",
  proficiencyLevel: "Advanced",
  proficiencyAssumed: false,
  createdAt: "2026-03-01T10:00:00Z",
};

function open(skill: EquipmentSkill | undefined) {
  const api = answering({ "GET /api/equipment-skills": [grinder], "PUT /api/equipment-skills/1": grinder });
  vi.stubGlobal("fetch", api.fetch);
  const user = show(<EquipmentSkillDialog open skill={skill} onClose={() => undefined} />);
  return { user, written: () => api.sent.filter(({ call }) => !call.startsWith("GET")) };
}

it("says that a skill is there already, however it is written, and sends nothing", async () => {
  const { user, written } = open(undefined);
  await user.type(screen.getByLabelText(/Skill Name/), " angle grinder ");
  await user.selectOptions(screen.getByLabelText(/Skill Type/), "Power Tool");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("This skill is in your profile already")).toBeTruthy();
  expect(written()).toEqual([]);
});

it("lets a skill keep its own name", async () => {
  const { user, written } = open(grinder);
  await user.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByText("Skill updated successfully.")).toBeTruthy();
  expect(written()).toHaveLength(1);
});
