import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { Spinner } from "@/ui/spinner";

import type { Page } from "./api";

/** Letter, until the first page is there to say how large it is. */
const USUAL_SHAPE = "816 / 1056";

interface PageViewProps {
  pages: Page[] | undefined;
  /** Whether what is shown is about to be replaced. */
  isDrawing: boolean;
  /** The line whose place lights up. */
  chosen: string | undefined;
}

/** The printed pages as they are: white in the dark, too. Their words stand beside them for a screen reader. */
export function PageView({ pages, isDrawing, chosen }: PageViewProps) {
  const { t } = useLingui();
  return (
    <div aria-busy={isDrawing} className={`grid gap-5 ${isDrawing && pages ? "opacity-60" : ""}`}>
      {pages?.map((page) => <Sheet key={page.address} page={page} count={pages.length} chosen={chosen} />) ?? (
        <div
          className="grid place-items-center bg-white text-[#1b1e21] shadow-card"
          style={{ aspectRatio: USUAL_SHAPE }}
        >
          <Spinner visible label={t`Drawing the pages...`} />
        </div>
      )}
    </div>
  );
}

function Sheet({ page, count, chosen }: { page: Page; count: number; chosen: string | undefined }) {
  const { t } = useLingui();
  const { number, width, height, address, lines } = page;
  const boxes = lines.find(({ text }) => text === chosen)?.boxes ?? [];
  return (
    <figure className="relative bg-white shadow-card ring-1 ring-[#d7d2c7]">
      <img src={address} width={width} height={height} alt={t`Page ${number} of ${count}`} className="h-auto w-full" />
      {boxes.map((box, place) => (
        <Light key={box.join(" ")} box={box} isFirst={place === 0} />
      ))}
      {count > 1 && (
        <figcaption className="absolute right-2 bottom-1 text-xs text-[#565d64]" aria-hidden>
          <Trans>
            {number} of {count}
          </Trans>
        </figcaption>
      )}
    </figure>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** Marks a row of print on the screen alone. */
function Light({ box: [left = 0, top = 0, width = 0, height = 0], isFirst }: { box: number[]; isFirst: boolean }) {
  const light = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) light.current?.scrollIntoView({ block: "center" });
  }, [isFirst]);
  return (
    <div
      ref={light}
      aria-hidden
      data-testid="light"
      className="absolute border-l-[3px] border-[#1d4f91] bg-[#1d4f91]/20 mix-blend-multiply"
      style={{
        left: percent(left - 0.008),
        top: percent(top - 0.002),
        width: percent(width + 0.016),
        height: percent(height + 0.004),
      }}
    />
  );
}
