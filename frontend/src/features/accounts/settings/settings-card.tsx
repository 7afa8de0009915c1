import { type ReactNode, useId } from "react";

import { Card } from "@/ui/card";

export function SettingsCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}
