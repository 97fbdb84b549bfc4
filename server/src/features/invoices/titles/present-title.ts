import { taxpayerIdWarning } from '@serai/contract/invoices/taxpayer-id';
import type { InvoiceTitle } from '@serai/contract/invoices/titles';
import type { Title } from './title-store.ts';

/** A title as its agency sees it; individuals have no taxpayer id that could look wrong. */
export function presentTitle(title: Title, country: string): InvoiceTitle {
  const warning = title.kind === 'company' ? taxpayerIdWarning(title.taxpayer_id, country) : null;
  return { ...title, warnings: warning ? [warning] : [] };
}
