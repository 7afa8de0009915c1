/** The hazard-striped bar of work that is being done. `percent` is 0-100. */
export function WorkBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-4 overflow-hidden rounded-[3px] bg-track"
    >
      <div className="hazard-moving h-full transition-[width] duration-300" style={{ width: `${percent}%` }} />
    </div>
  );
}
