import { Card } from '@serai/ui/card';
import { Price } from '@serai/ui/price';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { DeskBillReply } from './desk-bill.ts';

/** Rates offered for payment in other currencies; nothing without a valid one. */
export function OfferedRates({ reply: { bill, offers } }: { reply: DeskBillReply }) {
  const t = usePhrases('console-bills');
  const money = useMoney();
  const { civil } = useDates();
  if (offers.length === 0) return null;
  return (
    <Card title={t('offers')}>
      <ul className="grid gap-2">
        {offers.map(({ amount, rate, until }) => (
          <li key={amount.currency}>
            <Price {...money.parts(amount)} />
            <p className="text-caption text-muted">
              {`1 ${rate.of} = ${rate.rate} ${rate.of === bill.open.currency ? amount.currency : bill.open.currency}`}
              {' · '}
              {t('offerUntil', { date: civil(until, { year: true }) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
