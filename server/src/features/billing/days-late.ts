import { nightsBetween } from '@serai/contract/dates';
import type { Lang } from '@serai/phrases/lang';
import type { Trx } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type BillRow, openOf } from './bill-store.ts';
import { refuseState } from './refuse-state.ts';

/** Days past due in the agency's zone; 0 if nothing is open. */
export function daysLate(bill: BillRow, tz: string, now: Date): number {
  if (openOf(bill) <= 0 || bill.due_on === null) return 0;
  return Math.max(0, nightsBetween(bill.due_on, localDate(now.getTime(), tz)));
}

/** Refuses a bill that is not payable (`bill_wrong_state`) or not past due (`bill_not_overdue`). */
export async function refuseUnlessLate(
  trx: Trx,
  bill: BillRow,
  { now, lang }: { now: Date; lang: Lang },
): Promise<void> {
  refuseState(bill, ['confirmed', 'part_paid'], lang);
  const agencies = trx.selectFrom('agencies').select('tz').where('id', '=', bill.agency_id);
  const { tz } = await agencies.executeTakeFirstOrThrow();
  if (daysLate(bill, tz, now) === 0) throw new AppError('bill_not_overdue');
}
