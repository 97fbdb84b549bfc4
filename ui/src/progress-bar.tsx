/** Progress from 0 to 1, with a label above the bar. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  const done = Math.min(1, Math.max(0, share));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(done * 100)}
      className="grid gap-1 text-left"
    >
      <span aria-hidden="true" className="figures text-caption text-muted">
        {label}
      </span>
      <svg aria-hidden="true" viewBox="0 0 1000 8" preserveAspectRatio="none" className="block h-2 w-full">
        <rect width="1000" height="8" rx="4" className="fill-line" />
        <rect width={done * 1000} height="8" rx="4" className="fill-teal" />
      </svg>
    </div>
  );
}
