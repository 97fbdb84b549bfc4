import type { DeskDeclaration } from '@serai/contract/receipts/desk';
import { receiptNumber } from '@serai/contract/receipts/receipt-number';
import type { DeclaredPayment } from '@serai/contract/receipts/receipts';
import { toSeconds } from '../../platform/clock.ts';
import type { ShownDeclaration } from './declaration-store.ts';

/** A declared payment as shown to its agency. */
export function presentDeclaration(row: ShownDeclaration): DeclaredPayment {
  const { id, currency, paid_on, payer, reference, status } = row;
  return {
    id,
    paid_on,
    payer,
    reference,
    status,
    meant_for: row.meant_for,
    reason: row.reason,
    amount: { amount: row.amount, currency },
    slip: { name: row.slip_name, mimetype: row.slip_type, size: row.slip_size },
    declared_by: row.declarer,
    declared_at: toSeconds(row.declared_at),
    ended_at: row.ended_at && toSeconds(row.ended_at),
    receipt:
      row.receipt_id === null
        ? null
        : {
            id: row.receipt_id,
            number: receiptNumber(row.receipt_id),
            ...sharesOf(row),
            received_on: row.received_on!,
          },
    actions: status === 'declared' ? ['withdraw'] : [],
  };
}

/** Amount received for it and its allocation, in the account's currency. */
function sharesOf({ worth, to_bills, unallocated, account_currency }: ShownDeclaration) {
  const money = (amount: number) => ({ amount, currency: account_currency! });
  return {
    worth: money(worth!),
    to_bills: money(to_bills!),
    to_deposit: money(worth! - to_bills! - unallocated!),
    unallocated: money(unallocated!),
  };
}

/** The same for the seller's finance. */
export function presentForStaff(row: ShownDeclaration): DeskDeclaration {
  return { ...presentDeclaration(row), agency: { id: row.agency_id, name: row.agency } };
}
