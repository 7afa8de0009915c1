import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";

import { Card } from "@/ui/card";
import { useHasScreen } from "@/ui/existing-screens";

/** Where the platform's posts, people and work are managed. */
export function ManagementLinks() {
  const { t } = useLingui();
  const hasScreen = useHasScreen();
  const groups = [
    {
      title: t`Content management`,
      links: [
        { to: "/admin/blog", label: t`Blog posts`, meaning: t`Write, publish and archive career tips` },
        { to: "/admin/blog/new", label: t`New blog post`, meaning: t`Start a post` },
      ],
    },
    {
      title: t`User management`,
      links: [
        { to: "/admin/users", label: t`Users`, meaning: t`Find people, make admins, deactivate accounts` },
        { to: "/admin/analytics", label: t`Analytics`, meaning: t`Activity, sign-ups and documents over time` },
      ],
    },
    {
      title: t`Operations`,
      links: [
        { to: "/admin/queues", label: t`Queues`, meaning: t`Background work` },
        { to: "/admin/regional-data", label: t`Regional Data`, meaning: t`Openings and wages of California's regions` },
      ],
    },
  ];
  return groups.map(({ title, links }) => {
    const existing = links.filter(({ to }) => hasScreen(to));
    return (
      existing.length > 0 && (
        <Card key={title} className="grid content-start gap-1">
          <h2 className="text-[1.35rem]">{title}</h2>
          <ul>
            {existing.map(({ to, label, meaning }) => (
              <li key={to} className="border-t border-line first:border-0">
                <Link
                  to={to}
                  className="flex min-h-tap items-center justify-between gap-3 py-2 text-inherit no-underline hover:bg-grey-bg"
                >
                  <span>
                    <span className="block font-semibold underline underline-offset-4">{label}</span>
                    <span className="text-ink-soft">{meaning}</span>
                  </span>
                  <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )
    );
  });
}
