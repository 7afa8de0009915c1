/** A flat bar for a share of a whole. `percent` is 0-100. */
export function Meter({ percent, label, hot = false }: { percent: number; label: string; hot?: boolean }) {
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-3.5 overflow-hidden rounded-[3px] bg-track"
    >
      <div className={`h-full ${hot ? "bg-hivis" : "bg-bar"}`} style={{ width: `${percent}%` }} />
    </div>
  );
}
