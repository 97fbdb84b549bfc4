import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useSession } from '../../../platform/session/use-session.tsx';
import { minorUnits, placePoints } from './chart-points.ts';

/** The chart's own units; it is stretched to its place. */
const width = 700;
const height = 140;

/** The deposit at the end of each of the last seven days; the figures stand beside the drawing for every reader. */
export function WeekChart({ days, money }: { days: readonly string[]; money: readonly string[] }) {
  const t = usePhrases('overview');
  const { text } = useMoney();
  const { civil } = useDates();
  const { site } = useSession();
  const currency = site?.currency ?? 'USD';
  const amounts = money.map(minorUnits);
  const points = placePoints(amounts, width, height);
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const still = amounts.every((amount) => amount === amounts[0]);
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-36 w-full"
      >
        <path
          d={`M0 ${height - 0.5}H${width}`}
          className="stroke-line"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
        {points.length > 0 && (
          <>
            <path
              d={`M${points[0]?.x} ${height}L${line}L${points.at(-1)?.x} ${height}z`}
              className="fill-teal-soft"
            />
            <path
              d={`M${line}`}
              fill="none"
              className="stroke-teal"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
            {points.map(({ x, y }) => (
              <path
                key={x}
                d={`M${x} ${y}h0`}
                className="stroke-teal"
                strokeWidth="8"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </>
        )}
      </svg>
      <figcaption className="sr-only">{t('weekChart')}</figcaption>
      <ol className="figures mt-1 grid grid-cols-7 text-center text-caption max-sm:grid-cols-1 max-sm:text-left">
        {days.map((day, at) => (
          <li
            key={day}
            className="min-w-0 max-sm:flex max-sm:justify-between max-sm:border-b max-sm:border-line max-sm:py-1"
          >
            <span className="block text-muted">{civil(day)}</span>
            <span className="block">{text({ amount: amounts[at] ?? 0, currency })}</span>
          </li>
        ))}
      </ol>
      {still && <p className="mt-2 text-caption text-muted">{t('weekNone')}</p>}
    </figure>
  );
}
