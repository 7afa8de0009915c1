import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import type { EquipmentSkill } from "@/api/model";
import { Button } from "@/ui/button";
import { ListOf } from "@/ui/list-of";
import { EmptyState } from "@/ui/list-states";

import { useEquipmentSkills } from "./api";
import { EquipmentSkillDialog } from "./equipment-skill-dialog";
import { EquipmentSkillRow } from "./equipment-skill-row";

export function EquipmentSkillsSection() {
  const { t } = useLingui();
  const query = useEquipmentSkills();
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<EquipmentSkill>();

  const openFor = (skill?: EquipmentSkill) => {
    setEdited(skill);
    setOpen(true);
  };

  return (
    <>
      <Button look="main" className="w-fit" onClick={() => openFor()}>
        <Trans>Add Skill</Trans>
      </Button>
      <ListOf
        query={query}
        empty={
          <EmptyState
            title={<Trans>No Skills Added</Trans>}
            action={<Button onClick={() => openFor()}>{t`Add Your First Skill`}</Button>}
          >
            <Trans>Machines, tools, software: whatever you can run without being shown.</Trans>
          </EmptyState>
        }
      >
        {(skills) => (
          <ul className="grid gap-3">
            {skills.map((skill) => (
              <EquipmentSkillRow key={skill.id} skill={skill} onEdit={() => openFor(skill)} />
            ))}
          </ul>
        )}
      </ListOf>
      <EquipmentSkillDialog open={open} skill={edited} onClose={() => setOpen(false)} />
    </>
  );
}
