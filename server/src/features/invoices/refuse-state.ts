import type { PaperStatus, RedStatus } from '@serai/contract/invoices/statuses';
import { invoiceStatus as en, redStatus as enRed } from '@serai/phrases/en/invoice-status';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { invoiceStatus as zh, redStatus as zhRed } from '@serai/phrases/zh/invoice-status';
import { AppError } from '../../platform/http/app-error.ts';
import type { InvoiceRow } from './invoice-store.ts';
import type { RedRow } from './red-store.ts';

/** Refuses an action that the invoice's state does not allow, naming the state. */
export function refuseState({ status }: InvoiceRow, allowed: readonly PaperStatus[], lang: Lang): void {
  if (allowed.includes(status)) return;
  const names = inLanguage(lang, { zh, en });
  throw new AppError('invoice_wrong_state', { facts: { status: names[status] }, data: { status } });
}

/** As above for a red invoice. */
export function refuseRedState({ status }: RedRow, allowed: readonly RedStatus[], lang: Lang): void {
  if (allowed.includes(status)) return;
  const names = inLanguage(lang, { zh: zhRed, en: enRed });
  throw new AppError('red_wrong_state', { facts: { status: names[status] }, data: { status } });
}
