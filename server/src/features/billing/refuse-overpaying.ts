import { formatMoney } from '../../domain/money.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type BillRow, openOf } from './bill-store.ts';

/** Refuses an amount above the open sum of one agency's bills; the error contains the sum. */
export function refuseOverpaying(amount: number, bills: readonly BillRow[]): void {
  const open = bills.reduce((sum, bill) => sum + openOf(bill), 0);
  if (amount <= open) return;
  const sum = { amount: open, currency: bills[0]!.currency };
  throw new AppError('bill_over_paid', { facts: { open: formatMoney(sum) }, data: { open: sum } });
}
