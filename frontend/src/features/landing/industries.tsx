import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Construction, Cog, Factory, Flame, HardHat, Truck, Wrench, Zap } from "lucide-react";

const industries = [
  { name: msg`Construction`, Icon: Construction },
  { name: msg`Manufacturing`, Icon: Factory },
  { name: msg`Electrical`, Icon: Zap },
  { name: msg`Mechanical`, Icon: Cog },
  { name: msg`Transportation`, Icon: Truck },
  { name: msg`Welding`, Icon: Flame },
  { name: msg`Maintenance`, Icon: Wrench },
  { name: msg`Safety`, Icon: HardHat },
];

export function Industries() {
  const { i18n } = useLingui();
  return (
    <section className="mx-auto grid max-w-6xl gap-6 px-5 pt-14">
      <h2 className="text-4xl">
        <Trans>Industries we serve</Trans>
      </h2>
      <ul className="grid gap-3 min-[24rem]:grid-cols-2 md:grid-cols-4">
        {industries.map(({ name, Icon }) => (
          <li
            key={name.id}
            className="flex items-center gap-2 rounded-card border border-line bg-card p-3 sm:gap-3 sm:p-4"
          >
            <Icon aria-hidden className="size-6 shrink-0 text-hivis-deep" />
            <span className="font-head text-xl leading-none font-semibold">{i18n._(name)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
