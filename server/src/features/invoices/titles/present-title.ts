import type { InvoiceTitle } from '@serai/contract/invoice-titles';
import { taxpayerIdWarning } from '@serai/contract/taxpayer-id';
import type { Title } from './title-store.ts';

/** A title as its agency sees it; individuals have no taxpayer id that could look wrong. */
export function presentTitle(title: Title, country: string): InvoiceTitle {
  const warning = title.kind === 'company' ? taxpayerIdWarning(title.taxpayer_id, country) : null;
  return { ...title, warnings: warning ? [warning] : [] };
}
