import { paths } from '../../paths.ts';
import type { Got } from '../../platform/api/calls.ts';

type Hit = Got<'console/search'>['groups'][number]['hits'][number];

/** Returns the page of an object that the search has found: its own, or that of its agency; null without either. */
export function foundPath({ kind, id, title, agency }: Hit): string | null {
  if (kind === 'order') return paths.consoleOrder(id);
  if (kind === 'agency') return paths.consoleAgency(id);
  if (kind === 'work_order') return paths.consoleWorkOrder(id);
  if (kind === 'receipt') return paths.consoleReceipts(new URLSearchParams({ receipt_id: String(id) }));
  if (kind === 'bill') return paths.consoleBill(title);
  if (kind === 'invoice') return paths.consoleInvoice(title);
  return agency && paths.consoleAgency(agency.id);
}
