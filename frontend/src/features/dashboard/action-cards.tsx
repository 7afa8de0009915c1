import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { useHasScreen } from "@/ui/existing-screens";

interface Action {
  path: string;
  title: MessageDescriptor;
  about: MessageDescriptor;
}

const actions: Action[] = [
  { path: "/generate", title: msg`Generate Resume`, about: msg`Matched to a job, ready as a PDF` },
  { path: "/explore", title: msg`Career Explorer`, about: msg`Where your skills carry over` },
  { path: "/profile", title: msg`Upload Resume`, about: msg`PDF, Word or a photo in, profile out` },
  { path: "/assistant", title: msg`Profile Assistant`, about: msg`Chat or talk it through` },
];

const placard =
  "grid content-start rounded-card border border-line border-t-[6px] bg-card p-5 text-left text-ink no-underline shadow-card transition-colors hover:bg-grey-bg";

interface ActionCardsProps {
  /** The profile is empty: nothing can be written from it yet, so what fills it is the main thing to do. */
  isNew: boolean;
  onTutorial: () => void;
}

export function ActionCards({ isNew, onTutorial }: ActionCardsProps) {
  const { i18n, t } = useLingui();
  const hasScreen = useHasScreen();
  const main = isNew ? "/profile" : "/generate";
  return (
    <div className="grid grid-cols-2 gap-4 *:last:odd:max-lg:col-span-2 lg:grid-cols-5">
      {actions
        .filter(({ path }) => hasScreen(path))
        .map(({ path, title, about }) => (
          <Link
            key={path}
            to={path}
            className={`${placard} ${path === main ? "border-t-hivis" : "border-t-line-strong"}`}
          >
            <CardText title={i18n._(title)} about={i18n._(about)} />
          </Link>
        ))}
      <button type="button" onClick={onTutorial} className={`${placard} border-t-line-strong`}>
        <CardText title={t`Tutorial & Help`} about={t`Five short steps`} />
      </button>
    </div>
  );
}

function CardText({ title, about }: { title: string; about: string }) {
  return (
    <>
      <span className="mb-1 block font-head text-[1.35rem] leading-tight font-semibold">{title}</span>
      <span className="block text-balance text-ink-soft">{about}</span>
    </>
  );
}
