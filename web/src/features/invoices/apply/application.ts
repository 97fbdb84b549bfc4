import type { InvoiceTitle } from '@serai/contract/invoices/titles';
import type { InvoiceView } from '../invoice-queries.ts';

/** Fields of an application besides its orders. */
export interface Application {
  /** The one that was clicked; null: none yet. */
  titleId: number | null;
  kind: InvoiceView['kind'];
  note: string;
}

/** The title that was clicked, or the default, as long as it goes with the kind. */
export function chosenTitle(
  titles: readonly InvoiceTitle[],
  { titleId, kind }: Application,
): InvoiceTitle | undefined {
  const possible = titles.filter((title) => goesWith(title, kind));
  return possible.find(({ id }) => id === titleId) ?? possible[0];
}

/** Only a company deducts the tax of a special invoice. */
export function goesWith(title: InvoiceTitle, kind: InvoiceView['kind']): boolean {
  return kind !== 'special' || title.kind === 'company';
}
