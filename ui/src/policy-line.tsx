import { classNames } from './class-names.tsx';
import { PolicyBand, policyDots, policyInks } from './policy-band.tsx';
import { layOut, nowAt, type PolicyStretch, runningPart } from './policy-bar.tsx';

export interface PolicyLineProps {
  stretches: readonly PolicyStretch[];
  /** Start of the service in milliseconds. */
  startsAtMs: number;
  /** Now, milliseconds. */
  nowMs: number;
  /** Read to screen readers before the fee. */
  label: string;
}

/**
 * A cancellation timeline for a row of a table: the current fee with a short bar, and its end below. The full price is
 * in grey words only, because most rates of a table may have it. In a container narrower than 55rem without the bar.
 */
export function PolicyLine({ stretches, startsAtMs, nowMs, label }: PolicyLineProps) {
  const parts = layOut(stretches, startsAtMs, nowMs);
  const { stretch } = runningPart(parts);
  if (stretch.kind === 'full') {
    return (
      <p className="text-caption text-muted">
        <span className="sr-only">{label} </span>
        {stretch.fee}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-caption leading-5">
      <span className="sr-only">{label}</span>
      <span className="flex items-center gap-x-2 @min-[55rem]:w-full">
        <span
          aria-hidden="true"
          className={classNames('size-2 shrink-0 rounded-full', policyDots[stretch.kind])}
        />
        <span className={classNames('font-strong whitespace-nowrap', policyInks[stretch.kind])}>
          {stretch.fee}
        </span>
        <span className="max-w-28 min-w-0 flex-1 @max-[55rem]:hidden">
          <PolicyBand
            parts={parts.map(({ stretch: { kind }, x, width, past }) => ({ kind, x, width, past }))}
            mark={nowAt(parts, nowMs)}
          />
        </span>
      </span>
      {stretch.untilText && <span className="@min-[55rem]:w-full">{stretch.untilText}</span>}
    </div>
  );
}
