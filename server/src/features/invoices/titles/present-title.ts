import { taxpayerIdWarning } from '@serai/contract/invoices/taxpayer-id';
import type { InvoiceTitle } from '@serai/contract/invoices/titles';
import type { Title } from './title-store.ts';

/** Converts a title to its agency's view; individuals have no taxpayer id to check. */
export function presentTitle(title: Title, country: string): InvoiceTitle {
  const warning = title.kind === 'company' ? taxpayerIdWarning(title.taxpayer_id, country) : null;
  return { ...title, warnings: warning ? [warning] : [] };
}
