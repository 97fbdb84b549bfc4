import { type AgedBucket, agedBuckets } from '@serai/contract/billing/statuses';
import { classNames } from '@serai/ui/class-names';
import type { Got } from '../../platform/api/calls.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { ListSearch } from '../../platform/list/use-list-search.ts';
import type { DeskBillSearch } from './bill-address.ts';

type Aged = Got<'console/bill/list'>['aged'][number];

interface AgeingBarsProps {
  /** Open amounts by bucket, one per currency. */
  aged: readonly Aged[];
  list: ListSearch<DeskBillSearch>;
}

/** What is open by its age, one line per currency; a press lists the bills of one bucket. */
export function AgeingBars({ aged, list }: AgeingBarsProps) {
  const t = usePhrases('console-bills');
  const open = aged.filter((each) => agedBuckets.some((bucket) => each[bucket].amount > 0));
  if (open.length === 0) return null;
  return (
    <section
      aria-label={t('ageing')}
      className="mt-4 grid gap-4 rounded-card border border-line bg-surface p-4"
    >
      {open.map((each) => (
        <AgeingBar key={each.current.currency} aged={each} list={list} />
      ))}
    </section>
  );
}

function AgeingBar({ aged, list }: { aged: Aged; list: ListSearch<DeskBillSearch> }) {
  const t = usePhrases('console-bills');
  const money = useMoney();
  const { currency } = aged.current;
  const { search } = list;
  const chosen = search.currency === currency ? search.bucket : null;
  return (
    <div>
      <Shares aged={aged} />
      <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {agedBuckets.map((bucket) => {
          const isChosen = bucket === chosen;
          return (
            <li key={bucket}>
              <button
                type="button"
                aria-pressed={isChosen}
                className={classNames(
                  'grid w-full gap-0.5 rounded-control border p-2 text-left hover:border-teal',
                  isChosen ? 'border-teal bg-teal-soft' : 'border-line',
                )}
                onClick={() =>
                  list.change(isChosen ? { bucket: null, currency: null } : { bucket, currency })
                }
              >
                <span
                  className={classNames(
                    'flex items-center gap-2 text-caption',
                    isChosen ? 'text-text' : 'text-muted',
                  )}
                >
                  <span aria-hidden="true" className={classNames('size-2 rounded-full', tones[bucket].dot)} />
                  {t(`bucket_${bucket}`)}
                </span>
                <span
                  className={classNames(
                    'figures whitespace-nowrap',
                    aged[bucket].amount > 0 && 'font-strong',
                    aged[bucket].amount <= 0 && !isChosen && 'text-muted',
                  )}
                >
                  {money.text(aged[bucket])}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Shares of the buckets as a drawing; the figures are below it. */
function Shares({ aged }: { aged: Aged }) {
  const total = agedBuckets.reduce((sum, bucket) => sum + Math.max(0, aged[bucket].amount), 0);
  const widths = agedBuckets.map((bucket) => (1000 * Math.max(0, aged[bucket].amount)) / total);
  return (
    <svg aria-hidden="true" viewBox="0 0 1000 8" preserveAspectRatio="none" className="block h-2 w-full">
      {agedBuckets.map((bucket, at) => (
        <rect
          key={bucket}
          x={widths.slice(0, at).reduce((sum, width) => sum + width, 0)}
          width={widths[at]}
          height="8"
          className={tones[bucket].bar}
        />
      ))}
    </svg>
  );
}

const tones: Readonly<Record<AgedBucket, { dot: string; bar: string }>> = {
  current: { dot: 'bg-teal', bar: 'fill-teal' },
  to_30: { dot: 'bg-amber', bar: 'fill-amber' },
  to_60: { dot: 'bg-amber', bar: 'fill-amber' },
  to_90: { dot: 'bg-lacquer', bar: 'fill-lacquer' },
  over_90: { dot: 'bg-lacquer', bar: 'fill-lacquer' },
};
