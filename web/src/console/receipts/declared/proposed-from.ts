import { shownText } from '@serai/contract/currency';
import type { Declared } from '../receipt-reads.ts';
import type { ProposedReceipt } from '../record/record-values.ts';

/** Facts of a declared payment as the form for its receipt starts with them. */
export function proposedFrom(
  { amount, payer, reference, paid_on }: Declared,
  today: string,
): ProposedReceipt {
  const day = paid_on > today ? today : paid_on;
  return {
    payer,
    bank_reference: reference,
    gross: shownText(amount.amount, amount.currency),
    currency: amount.currency,
    received_on: day,
    value_date: day,
  };
}
