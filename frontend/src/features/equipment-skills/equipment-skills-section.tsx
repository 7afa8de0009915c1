import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import type { EquipmentSkill } from "@/api/model";
import { Button } from "@/ui/button";
import { ListOf } from "@/ui/list-of";
import { EmptyState } from "@/ui/list-states";

import { useEquipmentSkills } from "./api";
import { EquipmentSkillDialog } from "./equipment-skill-dialog";
import { EquipmentSkillsList } from "./equipment-skills-list";

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
        {(skills) => <EquipmentSkillsList skills={skills} onEdit={openFor} />}
      </ListOf>
      <EquipmentSkillDialog open={open} skill={edited} onClose={() => setOpen(false)} />
    </>
  );
}
