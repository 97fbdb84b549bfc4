import type { BillStatus } from '@serai/contract/billing/statuses';
import { billStatus as en } from '@serai/phrases/en/bill-status';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { billStatus as zh } from '@serai/phrases/zh/bill-status';
import { AppError } from '../../platform/http/app-error.ts';
import type { BillRow } from './bill-store.ts';

/** Refuses an operation that the bill's status does not allow; the error names the status. */
export function refuseState(bill: BillRow, allowed: readonly BillStatus[], lang: Lang): void {
  if (allowed.includes(bill.status)) return;
  const names = inLanguage(lang, { zh, en });
  throw new AppError('bill_wrong_state', {
    facts: { status: names[bill.status] },
    data: { status: bill.status },
  });
}
