import type { PropertyFee as ShownFee } from '@serai/contract/hotels/hotels';
import enTerms from '@serai/phrases/en/pages/hotels/hotel-terms';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import zhTerms from '@serai/phrases/zh/pages/hotels/hotel-terms';
import { sql } from 'kysely';
import { formatMoney, money } from '../../domain/money.ts';
import type { RoomParty } from '../../domain/pricing/occupancy.ts';
import { type FeeOfStay, feesOfStay, type PropertyFee } from '../../domain/pricing/property-fees.ts';

/** Fees of hotel `h` payable at the property, as JSON in display order. */
export const feesOfHotel = sql<PropertyFee[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('code', f.code, 'nameZh', f.name_zh, 'nameEn', f.name_en, 'basis', f.basis,
    'amount', f.amount, 'percent', f.percent, 'currency', f.currency, 'fromAge', f.from_age, 'from', f.from_day,
    'to', f.to_day) ORDER BY f.position, f.code)
  FROM hotel_fees f WHERE f.hotel_id = h.id AND f.active), '[]')`;

/** Fees of a stay as returned by calls. */
export function presentFees(
  fees: readonly PropertyFee[],
  nights: readonly string[],
  rooms: readonly RoomParty[],
  lang: Lang,
): ShownFee[] {
  return feesOfStay(fees, nights, rooms).map(({ fee, total, nights }) => ({
    name: inLanguage(lang, { zh: fee.nameZh, en: fee.nameEn }),
    basis: fee.basis,
    unit_amount: fee.basis === 'percent' ? null : money(fee.amount, fee.currency),
    percent: fee.basis === 'percent' ? fee.percent : null,
    from_age: fee.fromAge,
    total: total === null ? null : money(total, fee.currency),
    nights,
  }));
}

/** Describes a fee: its basis, its nights unless it holds for all, and its total. */
export function feeText({ fee, total, nights }: FeeOfStay, lang: Lang): string {
  const facts = {
    amount: formatMoney(money(fee.amount, fee.currency)),
    percent: fee.percent,
    age: fee.fromAge,
    total: total === null ? '' : formatMoney(money(total, fee.currency)),
  };
  const words = inLanguage(lang, { zh: zhTerms, en: enTerms });
  const by = fill(words[`fee_${fee.basis}`], facts);
  const from = fee.fromAge > 0 ? fill(words.fee_from_age, facts) : '';
  const on = nights.length > 0 ? fill(words.fee_on_nights, { nights: nights.join(words.join) }) : '';
  const counted = `${by}${from}${on}`;
  return total === null ? counted : fill(words.fee_total, { ...facts, by: counted });
}
