/** On steel the second half shines in plain hi-vis; on paper in the deep one, which is dark enough to read. */
export function Logo({ onSteel = false }: { onSteel?: boolean }) {
  return (
    <span className="font-head text-2xl leading-none font-bold tracking-[0.01em]">
      TRADE<span className={onSteel ? "text-hivis" : "text-hivis-deep"}>FOLIO</span>
    </span>
  );
}
