import type { Exposure } from '@serai/contract/billing/exposure';
import type { Money } from '@serai/contract/money';
import { classNames } from '@serai/ui/class-names';
import { Price } from '@serai/ui/price';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Parts in the order of a debt's life; their patterns distinguish them in the bar. */
const parts = ['held', 'unbilled', 'applied', 'not_due', 'overdue', 'disputed'] as const;
type Part = (typeof parts)[number];

/**
 * Exposure by component, over a bar of the credit limit if the reader may see it. The page loads the phrases
 * 'exposure'.
 */
export function ExposureParts(props: {
  exposure: Exposure;
  credit?: { limit: Money; left: Money };
  /** For staff, who view another agency: without the sentences that address the reader. */
  forStaff?: boolean;
}) {
  const { exposure, credit, forStaff = false } = props;
  const t = usePhrases('exposure');
  const money = useMoney();
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <dl>
          <dt className="text-caption text-muted">{t('total')}</dt>
          <dd>
            <Price {...money.parts(exposure.total)} size="title" />
          </dd>
        </dl>
        {credit && (
          <p className="text-caption text-muted">
            {t('ofLimit', { limit: money.text(credit.limit), left: money.text(credit.left) })}
          </p>
        )}
      </div>
      <Bar exposure={exposure} limit={credit?.limit} />
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-3 xl:grid-cols-6">
        {parts.map((part) => (
          <div key={part} className="max-sm:flex max-sm:items-baseline max-sm:justify-between">
            <dt className="flex items-center gap-1.5 text-caption text-muted">
              <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0">
                <rect width="10" height="10" rx="2" className={fills[part]} />
              </svg>
              {t(part)}
            </dt>
            <dd
              className={classNames(
                'figures whitespace-nowrap',
                part === 'overdue' && exposure.overdue.amount > 0 && 'text-lacquer',
              )}
            >
              {money.parts(exposure[part]).amount}
            </dd>
          </div>
        ))}
      </dl>
      {!forStaff && <p className="mt-3 text-caption text-muted">{t('sumHelp')}</p>}
      {exposure.past_due.amount > 0 && (
        <p className="mt-1 text-caption text-lacquer">
          {t('pastDue', { amount: money.text(exposure.past_due) })}
        </p>
      )}
    </div>
  );
}

/** The parts side by side, with widths relative to the limit or the exposure, whichever is larger. */
function Bar({ exposure, limit }: { exposure: Exposure; limit: Money | undefined }) {
  const t = usePhrases('exposure');
  const money = useMoney();
  const whole = Math.max(limit?.amount ?? 0, exposure.total.amount);
  if (whole <= 0) return null;
  const widthOf = (part: Part) => (Math.max(0, exposure[part].amount) / whole) * 1000;
  let x = 0;
  return (
    <svg
      role="img"
      aria-label={
        limit
          ? t('bar', { total: money.text(exposure.total), limit: money.text(limit) })
          : `${t('total')} ${money.text(exposure.total)}`
      }
      viewBox="0 0 1000 12"
      preserveAspectRatio="none"
      className="mt-2 block h-3 w-full overflow-hidden rounded-full"
    >
      <rect width="1000" height="12" className="fill-sunken" />
      {parts.map((part) => {
        const width = widthOf(part);
        const from = x;
        x += width;
        return width > 0 && <rect key={part} x={from} width={width} height="12" className={fills[part]} />;
      })}
    </svg>
  );
}

const fills: Record<Part, string> = {
  held: 'fill-teal',
  unbilled: 'fill-teal/60',
  applied: 'fill-teal/30',
  not_due: 'fill-saffron',
  overdue: 'fill-lacquer',
  disputed: 'fill-line-strong',
};
