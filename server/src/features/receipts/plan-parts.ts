import type { Trx } from '../../calls.ts';
import { listPayable } from '../billing/billing.ts';
import type { Part } from './allocate-parts.ts';
import type { DeclarationRow } from './declaration-store.ts';
import type { ReceiptRow } from './receipt-store.ts';

/**
 * What a receipt that nobody has divided goes to, as its agency has declared: its bills, those due first first, or its
 * deposit. What no bill needs stays unallocated; so does everything without a declaration.
 */
export async function planParts(
  trx: Trx,
  { agency_id, worth, allocated }: ReceiptRow & { agency_id: number },
  declaration: DeclarationRow | undefined,
): Promise<Part[]> {
  if (!declaration) return [];
  let left = worth - allocated;
  if (declaration.meant_for === 'deposit') return [{ bill_id: null, amount: left }];
  const bills = await listPayable(trx, agency_id);
  return bills.flatMap(({ id, open }) => {
    const amount = Math.min(open, left);
    left -= amount;
    return amount > 0 ? [{ bill_id: id, amount }] : [];
  });
}
