import { addDays, nightsBetween } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { showStatement as endpoint } from '@serai/contract/payables/suppliers';
import type { Call, Db } from '../../../calls.ts';
import { startOfDay } from '../../../domain/local-time.ts';
import { money } from '../../../domain/money.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { refusedInput } from '../../../platform/http/app-error.ts';
import { findDeskCalendar, findPriceSettings } from '../../site/site.ts';
import { postingName } from '../../wallet/wallet.ts';
import { readPayableEntries } from './statement-store.ts';
import { findSupplier } from './supplier-store.ts';

const maxRows = 2000;
const maxDays = 366;

/** Shows the statement of a supplier over days of the seller: opening sum + rows = closing sum. */
export async function showStatement(
  db: Db,
  { input, lang }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { supplier_id: supplierId, from, to } = input;
  if (to < from) throw refusedInput('to', 'date_invalid');
  if (nightsBetween(from, to) >= maxDays) throw refusedInput('to', 'range_too_long', { days: maxDays });
  await findSupplier(db, supplierId);
  const { currency } = await findPriceSettings(db);
  const { tz } = await findDeskCalendar(db);
  const span = { from: new Date(startOfDay(from, tz)), to: new Date(startOfDay(addDays(to, 1), tz)) };
  const { opening, closing, rows } = await readPayableEntries(db, {
    supplierId,
    currency,
    ...span,
    most: maxRows,
  });
  let balance = opening;
  return {
    opening: money(opening, currency),
    rows: rows.slice(0, maxRows).map((row) => {
      balance += row.amount;
      return {
        at: toSeconds(row.at),
        event: postingName(row.event, lang),
        order: row.order_id === null ? null : { id: row.order_id, sn: row.sn ?? '' },
        memo: row.memo,
        amount: money(row.amount, currency),
        balance: money(balance, currency),
      };
    }),
    closing: money(closing, currency),
    more: rows.length > maxRows,
  };
}
