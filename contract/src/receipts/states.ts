/** States of a receipt in the list of the staff; `open` are `unallocated` and `part` together. */
export const receiptStates = ['unallocated', 'part', 'allocated', 'reversed'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** Filters of the staff's list of receipts. */
export const receiptFilters = ['open', ...receiptStates, 'all'] as const;

/** Reasons for which a receipt may belong to an agency and its bills, the strongest first. */
export const suggestionReasons = [
  /** Its reference or payer contains the number of a bill that owes money. */
  'bill_number',
  /** An agency has declared a payment of this sum. */
  'declared',
  /** The declared payment has the same reference. */
  'declared_reference',
  /** The sum equals a bill at its offered rate. */
  'offered',
  /** It contains the number of a bill that is paid already. */
  'bill_paid',
  /** It contains the number of a bill that was written off. */
  'bill_written_off',
  /** The sum equals one open bill. */
  'sum',
  /** The sum equals several open bills together. */
  'sum_of_bills',
  /** The sum is short of the bills by no more than the contract tolerates. */
  'within_tolerance',
  /** The sum is short of the bills by more; they stay open in part. */
  'short',
  /** The payer is named like the agency. */
  'payer_name',
  /** Earlier receipts of this payer belonged to the agency. */
  'payer_before',
  /** The bills are those that are due first. */
  'due_first',
] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];

/** Maximum number of suggestions for a receipt. */
export const maxSuggestions = 5;
