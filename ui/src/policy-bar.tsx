import { classNames } from './class-names.tsx';
import { PolicyBand, type PolicyKind, policyDots, policyInks } from './policy-band.tsx';

/** A period with one fee. Plain data: computed and formatted by the caller. */
export interface PolicyStretch {
  kind: PolicyKind;
  /** End in milliseconds since 1970; null for the last, which ends with the service. */
  untilMs: number | null;
  /** Fee, e.g. “Free” or “160.00 USD”. */
  fee: string;
  /** End as text, local time first, e.g. “28 Nov 18:00 Yangon”. Absent for the last. */
  untilText?: string | undefined;
  /** The same instant in the reader's time zone, if it differs. */
  untilTextHere?: string | undefined;
}

export interface PolicyBarProps {
  stretches: readonly PolicyStretch[];
  /** End of the bar: the start of the service in milliseconds. */
  startsAtMs: number;
  /** Now, milliseconds. */
  nowMs: number;
  words: { label: string; now: string; start: string };
  /** Only the bar and the current fee, for a line in a list. */
  compact?: boolean | undefined;
}

/** Free, partial fee and full fee to scale from now to the start, with a mark for now; the list below has the same content. */
export function PolicyBar({ stretches, startsAtMs, nowMs, words, compact = false }: PolicyBarProps) {
  const parts = layOut(stretches, startsAtMs, nowMs);
  const mark = nowAt(parts, nowMs);
  // A list has many compact bars: a landmark region for each would hide the other landmarks.
  // Most rates of a list may be non-refundable from the start: a thin line is enough, a full band is too loud.
  const isThread = compact && parts.length === 1 && parts[0]?.stretch.kind === 'final';
  const Frame = compact ? 'div' : 'section';
  return (
    <Frame {...(compact ? {} : { 'aria-label': words.label })}>
      {compact && <span className="sr-only">{words.label}</span>}
      {/* A line in a list has no room for the band on a phone: the fee below has the same content. */}
      <div className={compact ? 'max-md:hidden' : undefined}>
        <PolicyBand
          parts={parts.map(({ stretch, x, width: length, past }) => {
            return { kind: stretch.kind, x, width: length, past };
          })}
          mark={mark}
          thin={isThread}
        />
      </div>
      {!compact && <Scale mark={mark} words={words} />}
      <ol className={classNames('text-caption', compact ? 'md:mt-1' : 'mt-2 grid gap-1')}>
        {(compact ? [runningPart(parts)] : parts).map((part) => (
          <li
            key={part.x}
            className={classNames(
              'flex flex-wrap items-baseline gap-x-2',
              part.past && 'text-muted line-through',
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'size-2 shrink-0 self-center rounded-full',
                policyDots[part.stretch.kind],
              )}
            />
            <span className={classNames('font-strong', part.past ? '' : policyInks[part.stretch.kind])}>
              {part.stretch.fee}
            </span>
            {part.stretch.untilText && <span>{part.stretch.untilText}</span>}
            {part.stretch.untilTextHere && <span className="text-muted">{part.stretch.untilTextHere}</span>}
          </li>
        ))}
      </ol>
    </Frame>
  );
}

/** Positions from left to right in steps of 5 %: the content policy forbids inline styles. */
const steps = [
  'left-0',
  'left-[5%]',
  'left-[10%]',
  'left-[15%]',
  'left-[20%]',
  'left-[25%]',
  'left-[30%]',
  'left-[35%]',
  'left-[40%]',
  'left-[45%]',
  'left-[50%]',
  'left-[55%]',
  'left-[60%]',
  'left-[65%]',
  'left-[70%]',
  'left-[75%]',
  'left-[80%]',
  'left-[85%]',
  'left-[90%]',
  'left-[95%]',
  'left-full',
];

/** Label of the current time at its mark, and of the end unless the mark is there. */
function Scale({ mark, words }: { mark: number; words: PolicyBarProps['words'] }) {
  const isAtEnd = mark > width * 0.75;
  const step = Math.round(mark / 50);
  return (
    <div aria-hidden="true" className="flex justify-between text-caption text-muted">
      <span
        data-now={step * 50}
        className={classNames(
          'relative',
          steps[step],
          step > 1 && (isAtEnd ? '-translate-x-full' : '-translate-x-1/2'),
        )}
      >
        {words.now}
      </span>
      {!isAtEnd && <span>{words.start}</span>}
    </div>
  );
}

/** The current period. */
export function runningPart(parts: readonly Part[]): Part {
  return parts.find((part) => !part.past) ?? parts.at(-1)!;
}

export interface Part {
  stretch: PolicyStretch;
  x: number;
  width: number;
  fromMs: number;
  toMs: number;
  past: boolean;
}

const width = 1000;
/** Minimum width of a period, so that a fee in the last hours before a distant stay remains visible. */
const leastWidth = 90;

/** Places the periods on a scale of 1000, each with a minimum width. */
export function layOut(stretches: readonly PolicyStretch[], startsAtMs: number, nowMs: number): Part[] {
  const end = Math.max(startsAtMs, nowMs + 1);
  const edges = stretches.map((stretch) => Math.min(stretch.untilMs ?? end, end));
  const first = Math.min(nowMs, (edges[0] ?? end) - 1);
  const lengths = edges.map((edge, index) =>
    Math.max(0, edge - (index === 0 ? first : (edges[index - 1] ?? first))),
  );
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const spare = width - leastWidth * lengths.length;
  let x = 0;
  let fromMs = first;
  return stretches.map((stretch, index) => {
    const length = lengths[index] ?? 0;
    const part = {
      stretch,
      x,
      width: leastWidth + (length / total) * spare,
      fromMs,
      toMs: fromMs + length,
      past: stretch.untilMs !== null && stretch.untilMs <= nowMs,
    };
    x += part.width;
    fromMs = part.toMs;
    return part;
  });
}

/** Position of now on the scale of 1000. */
export function nowAt(parts: readonly Part[], nowMs: number): number {
  const part = parts.find((candidate) => nowMs < candidate.toMs) ?? parts.at(-1);
  if (!part) return 2;
  const share = (nowMs - part.fromMs) / Math.max(1, part.toMs - part.fromMs);
  return Math.min(width - 2, Math.max(2, part.x + share * part.width));
}
