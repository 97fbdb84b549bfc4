import type { Trx } from '../../calls.ts';
import { listPayable } from '../billing/billing.ts';
import type { Part } from './allocate-parts.ts';
import type { DeclarationRow } from './declaration-store.ts';
import type { ReceiptRow } from './receipt-store.ts';

/**
 * Default allocation of a receipt, as declared by its agency: its bills, earliest due date first, or its
 * deposit. The rest stays unallocated, as does a receipt without a declaration.
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
