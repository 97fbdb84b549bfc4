import { agedBuckets } from '@serai/contract/bill-statuses';
import { classNames } from '@serai/ui/class-names';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { Got } from '../../platform/api/calls.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** What is to be paid, by how long it is past due, and what stands on no bill yet. */
export function BillFigures({ reply }: { reply: Pick<Got<'bill/list'>, 'aged' | 'unbilled'> }) {
  const t = usePhrases('bills');
  const money = useMoney();
  const { aged, unbilled } = reply;
  const { currency } = unbilled;
  const total = agedBuckets.reduce((sum, bucket) => sum + aged[bucket].amount, 0);
  const overdue = total - aged.current.amount;
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[auto_minmax(0,1fr)]">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <div>
          <dt className="text-caption text-muted">{t('toPay')}</dt>
          <dd>
            <Price {...money.parts({ amount: total, currency })} size="title" />
          </dd>
        </div>
        <div>
          <dt className="text-caption text-muted">{t('overdueSum')}</dt>
          <dd>
            <Price
              {...money.parts({ amount: overdue, currency })}
              size="title"
              className={overdue > 0 ? 'text-lacquer' : undefined}
            />
          </dd>
        </div>
        <div>
          <dt className="text-caption text-muted">{t('unbilled')}</dt>
          <dd>
            <Link to={paths.billApply()} className="underline-offset-4 hover:text-teal hover:underline">
              <Price {...money.parts(unbilled)} size="title" />
            </Link>
          </dd>
        </div>
      </dl>
      <section aria-label={t('aged')} className="lg:border-l lg:border-line lg:pl-8">
        <h2 className="text-caption text-muted">{t('aged')}</h2>
        <dl className="mt-1 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-5">
          {agedBuckets.map((bucket) => (
            <div key={bucket} className="max-sm:flex max-sm:justify-between">
              <dt className="text-caption text-muted">{t(`aged_${bucket}`)}</dt>
              <dd
                className={classNames(
                  'figures whitespace-nowrap',
                  bucket !== 'current' && aged[bucket].amount > 0 && 'text-lacquer',
                )}
              >
                {money.parts(aged[bucket]).amount}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
