import { Link } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import type { Difference } from './difference.ts';

type Document = NonNullable<Difference['document']>;

/** A paper of the ledger with its number, linked to its page if it has one. */
export function DocumentLink({ document }: { document: Document }) {
  const t = usePhrases('console-wallet');
  const { kind, number } = document;
  const words = t(`document_${kind}`, { number });
  const to = addressOf(document);
  if (to === null) return <span>{words}</span>;
  return (
    <Link className="text-teal underline underline-offset-4 [overflow-wrap:anywhere]" to={to}>
      {words}
    </Link>
  );
}

function addressOf({ kind, id, number }: Document): string | null {
  if (kind === 'order') return consolePaths.consoleOrder(id);
  if (kind === 'bill') return consolePaths.consoleBill(number);
  if (kind === 'invoice') return consolePaths.consoleInvoice(number);
  if (kind === 'receipt')
    return consolePaths.consoleReceipts(new URLSearchParams({ receipt_id: String(id) }));
  return kind === 'pay_back' ? consolePaths.consolePayBacks() : null;
}
