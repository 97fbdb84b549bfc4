import { placePoints } from './chart-points.ts';

export type Tone = 'teal' | 'amber';

/** Units of the chart, which is stretched to its container. */
const width = 700;
const height = 140;

/** Line chart of a week. Decorative: the figures are beside it. */
export function WeekLine({ values, tone, tall }: { values: readonly number[]; tone: Tone; tall: boolean }) {
  const points = placePoints(values, width, height);
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const { ground, stroke } = looks[tone];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={tall ? 'h-16 w-full' : 'h-10 w-full'}
    >
      <path
        d={`M0 ${height - 0.5}H${width}`}
        className="stroke-line"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      {points.length > 0 && (
        <>
          <path d={`M${points[0]?.x} ${height}L${line}L${points.at(-1)?.x} ${height}z`} className={ground} />
          <path
            d={`M${line}`}
            fill="none"
            className={stroke}
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          {points.map(({ x, y }) => (
            <path
              key={x}
              d={`M${x} ${y}h0`}
              className={stroke}
              strokeWidth="8"
              strokeLinecap={tone === 'teal' ? 'round' : 'square'}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </>
      )}
    </svg>
  );
}

const looks: Record<Tone, { ground: string; stroke: string }> = {
  teal: { ground: 'fill-teal-soft', stroke: 'stroke-teal' },
  amber: { ground: 'fill-amber-soft', stroke: 'stroke-amber' },
};
