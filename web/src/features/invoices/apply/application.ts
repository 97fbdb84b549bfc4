import type { InvoiceTitle } from '@serai/contract/invoices/titles';
import type { InvoiceView } from '../invoice-queries.ts';

/** Fields of an application besides its orders. */
export interface Application {
  /** The selected title; null if none was selected yet. */
  titleId: number | null;
  kind: InvoiceView['kind'];
  note: string;
}

/** The selected title, or the default, if it suits the kind of invoice. */
export function chosenTitle(
  titles: readonly InvoiceTitle[],
  { titleId, kind }: Application,
): InvoiceTitle | undefined {
  const possible = titles.filter((title) => goesWith(title, kind));
  return possible.find(({ id }) => id === titleId) ?? possible[0];
}

/** Only companies can deduct the tax of a special invoice. */
export function goesWith(title: InvoiceTitle, kind: InvoiceView['kind']): boolean {
  return kind !== 'special' || title.kind === 'company';
}
