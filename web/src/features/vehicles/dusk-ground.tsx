import { useId } from 'react';

/** Evening over low hills and a road, 320 × 200; the seed moves the sun and chooses what stands on the horizon. */
export function DuskGround({ seed }: { seed: number }) {
  const sky = useId();
  const draw = mix(seed);
  // Beside the vehicle rather than behind it.
  const sunX = draw % 2 === 0 ? 22 + (draw % 44) : 254 + (draw % 44);
  const shift = (draw >> 4) % 60;
  const landmark = landmarks[(draw >> 3) % landmarks.length];
  const landmarkX = sunX > 160 ? 34 : 226;
  return (
    <>
      <linearGradient id={sky} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" className="[stop-color:var(--ink)]" />
        <stop offset="0.35" className="[stop-color:var(--ink)]" />
        <stop offset="1" className="[stop-color:color-mix(in_oklab,var(--saffron)_42%,var(--ink))]" />
      </linearGradient>
      <rect width="320" height="150" fill={`url(#${sky})`} />
      <circle cx={sunX} cy="84" r="46" className="fill-saffron" opacity="0.08" />
      <circle cx={sunX} cy="84" r="30" className="fill-saffron" opacity="0.12" />
      <circle cx={sunX} cy="84" r="16" className="fill-saffron" opacity="0.85" />
      <g transform={`translate(${-shift} 0)`}>
        <path
          d="M0 146V118c40-16 70-20 112-6s70 8 104-8 74-12 100 2 40 8 64 0v40z"
          className="fill-ink-deep"
          opacity="0.45"
        />
      </g>
      {landmark && (
        <path transform={`translate(${landmarkX} 78)`} d={landmark} className="fill-ink-deep" opacity="0.8" />
      )}
      <g transform={`translate(${shift - 60} 0)`}>
        <path
          d="M0 150v-18c46-10 84-12 128-2s88 4 124-4 80-6 128 4v20z"
          className="fill-ink-deep"
          opacity="0.75"
        />
      </g>
      <rect y="146" width="320" height="54" className="fill-ink-deep" />
      <rect y="146" width="320" height="54" className="fill-ink" opacity="0.45" />
      <path
        d="M0 186h320"
        className="fill-none stroke-on-ink-muted"
        strokeWidth="2"
        strokeDasharray="26 18"
        opacity="0.3"
      />
    </>
  );
}

/** A stupa, a row of palms, houses of a town, or nothing. */
const landmarks = [
  'M0 54c4-8 12-12 16-22 2-6 3-12 4-32 1 20 2 26 4 32 4 10 12 14 16 22z',
  'M10 54c2-14 1-24-2-34-6 0-10 4-12 8 0-8 4-13 10-13-4-3-9-3-12 0 4-7 11-7 15-1 4-6 11-6 15 1-3-3-8-3-12 0 6 0 10 5 10 13-2-4-6-8-11-8 3 10 4 20 3 34zM38 54c1-10 1-16-1-24-5 0-8 3-9 6 0-6 3-10 8-10-3-2-7-2-9 0 3-5 8-5 11-1 3-4 8-4 11 1-2-2-6-2-9 0 5 0 8 4 8 10-1-3-4-6-8-6 2 8 2 14 2 24z',
  'M0 54V26h12V14h14v18h8V20h16v14h10v20z',
  null,
] as const;

/** Neighbouring seeds must not look alike. */
function mix(seed: number): number {
  const spread = Math.imul(Math.abs(Math.trunc(seed)) + 1, 2_654_435_761);
  return (spread ^ (spread >>> 15)) >>> 8;
}
