import type { SeenPropertyFee } from '@serai/contract/hotels/hotels';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/**
 * Fees payable at the hotel, one per line; nothing if there are none. Never hidden, because they are not our
 * price.
 */
export function PropertyFees({ fees }: { fees: readonly SeenPropertyFee[] }) {
  const words = useFeeWords();
  if (fees.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {fees.map((fee) => (
        <li key={fee.name}>
          <span className="font-strong">{fee.name}</span>
          <span className="block text-caption text-muted">{words(fee)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The fees in one line for compact rows: their names and amounts. */
export function useFeesInLine(): (fees: readonly SeenPropertyFee[]) => string {
  const t = usePhrases('hotel-terms');
  const money = useMoney();
  return (fees) => {
    const each = fees.map(
      ({ name, percent, total }) => `${name} ${total ? money.text(total) : `${percent}%`}`,
    );
    return t('feesLine', { fees: each.join(t('join')) });
  };
}

function useFeeWords(): (fee: SeenPropertyFee) => string {
  const t = usePhrases('hotel-terms');
  const money = useMoney();
  const { civil } = useDates();
  return ({ basis, unit_amount, percent, from_age, total, nights }) => {
    const amount = unit_amount ? money.text(unit_amount) : '';
    const by = t(`fee_${basis}`, { amount, percent: percent ?? 0 });
    const from = from_age > 0 ? t('fee_from_age', { age: from_age }) : '';
    const days = nights.map((night) => civil(night)).join(t('join'));
    const on = nights.length > 0 ? t('fee_on_nights', { nights: days }) : '';
    const counted = `${by}${from}${on}`;
    return total ? t('fee_total', { by: counted, total: money.text(total) }) : counted;
  };
}
