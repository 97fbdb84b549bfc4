import type { CashRecord } from '@serai/contract/vehicles/cash';
import { inLanguage } from '@serai/phrases/lang';
import { type Call, operatorOf } from '../../../calls.ts';
import { money } from '../../../domain/money.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { placeTime } from '../../orders/for-products.ts';
import type { CashRow } from './cash-store.ts';
import { listCashActions, stateOfCash } from './decide-cash.ts';

/** A record as shown to a member of staff, with the actions of that person. */
export function presentCash(row: CashRow, call: Pick<Call<never>, 'caller' | 'lang'>): CashRecord {
  const { currency } = row;
  return {
    id: row.id,
    ride_id: row.ride_id,
    order_id: row.order_id,
    order_sn: row.order_sn,
    driver: {
      id: row.driver_id,
      name: inLanguage(call.lang, { zh: row.driver_zh, en: row.driver_en }),
    },
    sum: money(row.amount, currency),
    purpose: row.purpose,
    note: row.note,
    taken_at: placeTime(row.taken_at, row.tz),
    recorded_by: row.recorder,
    recorded_at: toSeconds(row.recorded_at),
    state: stateOfCash(row),
    hand_in:
      row.hand_in_id === null
        ? null
        : {
            id: row.hand_in_id,
            handed_in_on: row.handed_in_on ?? '',
            expected: money(row.expected ?? 0, currency),
            counted: money(row.counted ?? 0, currency),
            reason: row.hand_in_reason ?? '',
            received_by: row.receiver ?? '',
          },
    voided:
      row.voided_at === null
        ? null
        : { by: row.voider ?? '', at: toSeconds(row.voided_at), reason: row.void_reason },
    actions: listCashActions(row, operatorOf(call)),
  };
}
