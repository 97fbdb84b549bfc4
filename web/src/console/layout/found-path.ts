import type { Got } from '../../platform/api/calls.ts';
import { consolePaths } from '../addresses/console-paths.ts';

type Hit = Got<'console/search'>['groups'][number]['hits'][number];

/** Returns the page of an object that the search has found: its own, or that of its agency; null without either. */
export function foundPath({ kind, id, title, agency }: Hit): string | null {
  if (kind === 'order') return consolePaths.consoleOrder(id);
  if (kind === 'agency') return consolePaths.consoleAgency(id);
  if (kind === 'work_order') return consolePaths.consoleWorkOrder(id);
  if (kind === 'receipt')
    return consolePaths.consoleReceipts(new URLSearchParams({ receipt_id: String(id) }));
  if (kind === 'bill') return consolePaths.consoleBill(title);
  if (kind === 'invoice') return consolePaths.consoleInvoice(title);
  return agency && consolePaths.consoleAgency(agency.id);
}
