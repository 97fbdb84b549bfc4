import type { Got } from '../../platform/api/calls.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Sums of all matching bills, one line per currency. */
export function BillSumsLine({ sums }: { sums: Got<'console/bill/list'>['sums'] }) {
  const t = usePhrases('console-bills');
  const money = useMoney();
  return sums.map(({ bills, total, paid, open }) => (
    <span key={total.currency} className="block">
      {t('sums', {
        currency: total.currency,
        bills,
        total: money.parts(total).amount,
        paid: money.parts(paid).amount,
        open: money.parts(open).amount,
      })}
    </span>
  ));
}
