import { useLingui } from "@lingui/react/macro";

/** One thing that was said, on the side of whoever said it. */
export function Bubble({ isMine, children }: { isMine: boolean; children: string }) {
  const { t } = useLingui();
  const look = isMine ? "justify-self-end rounded-br-[2px] bg-steel text-steel-ink" : "rounded-bl-[2px] bg-grey-bg";
  return (
    <p className={`w-fit max-w-[88%] rounded-[10px] px-4 py-2.5 whitespace-pre-line ${look}`}>
      <span className="sr-only">{isMine ? t`You:` : t`Assistant:`} </span>
      {children}
    </p>
  );
}
