import { type ReactNode, useEffect, useRef, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";

interface PageHeaderProps {
  title: string;
  /** What names the tab where it is something else than the heading. */
  tabTitle?: string | undefined;
  /** Of the title, where it is in another one than the page. */
  lang?: string;
  eyebrow?: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

/**
 * The heading of a screen, which names the browser's tab too. Arrived at by a link, it takes the focus, so that a
 * reader hears where it is.
 */
export function PageHeader({ title, tabTitle = title, lang, eyebrow, subtitle, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  // Of the arrival: a screen that keeps its filter in the address navigates too, and must not lose the focus.
  const [arrivedByLink] = useState(navigation !== NavigationType.Pop);

  useEffect(() => {
    if (arrivedByLink) heading.current?.focus({ preventScroll: true });
  }, [arrivedByLink]);

  return (
    <header className="flex flex-wrap items-end justify-between gap-4 lg:flex-nowrap">
      <title>{`${tabTitle} · Tradefolio`}</title>
      <div className="grid min-w-0 gap-1">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 ref={heading} lang={lang} tabIndex={-1} className="text-3xl md:text-4xl">
          {title}
        </h1>
        {subtitle && <p className="max-w-prose text-ink-soft">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3 lg:shrink-0">{actions}</div>}
    </header>
  );
}
