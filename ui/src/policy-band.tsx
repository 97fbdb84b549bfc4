/** `final` is the full fee of a service that can no longer be cancelled for less: a fact rather than a danger. */
export type PolicyKind = 'free' | 'fee' | 'full' | 'final';

export interface BandPart {
  kind: PolicyKind;
  /** Start and length, of 1000. */
  x: number;
  width: number;
  /** In the past. */
  past?: boolean | undefined;
}

export interface PolicyBandProps {
  parts: readonly BandPart[];
  /** Position of the current time, of 1000; without it nothing is marked. */
  mark?: number | undefined;
  /** A thin line instead of a band. */
  thin?: boolean | undefined;
}

/** Free, partial fee and full fee as a colour band; the text below has the same content. */
export function PolicyBand({ parts, mark, thin = false }: PolicyBandProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 1000 20" preserveAspectRatio="none" className="block h-5 w-full">
      {parts.map((part) => (
        <rect
          key={part.x}
          x={part.x}
          y={thin ? 10 : 8}
          width={Math.max(0, part.width - 4)}
          height={thin ? 2 : 6}
          rx={thin ? 1 : 3}
          className={fills[part.kind]}
          opacity={part.past ? 0.35 : thin ? 0.6 : 1}
        />
      ))}
      {mark !== undefined && (
        <path
          d={`M${mark} 2v18`}
          className="stroke-text"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}

const fills: Record<PolicyKind, string> = {
  free: 'fill-jade',
  fee: 'fill-saffron',
  full: 'fill-lacquer',
  final: 'fill-line-strong',
};
/** The same colours for a dot and for text. */
export const policyDots: Record<PolicyKind, string> = {
  free: 'bg-jade',
  fee: 'bg-saffron',
  full: 'bg-lacquer',
  final: 'bg-line-strong',
};
export const policyInks: Record<PolicyKind, string> = {
  free: 'text-jade',
  fee: 'text-amber',
  full: 'text-lacquer',
  final: 'text-muted',
};
