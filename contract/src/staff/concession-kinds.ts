/** Kinds of concession by the seller; the sums of all kinds count towards one limit. */
export const givingKinds = [
  'cancellation',
  'price',
  'room',
  'refund',
  'waiver',
  'goodwill',
  'correction',
  'write_off',
  'top_up',
  'credit',
  'price_group',
  'pay_back',
  'cost',
  'supplier',
  'bank_charge',
] as const;

/** Payments for agencies, from their deposit or on their credit, and to suppliers; the sums of each kind count separately. */
export const payingKinds = ['payment', 'supplier_payment'] as const;

/** Changes of the books: reopening a closed month. They have no sum; a colleague always approves them. */
export const bookKinds = ['month'] as const;

/** Changes that affect all of these limits or where agencies pay; a second administrator approves them. */
export const administratorKinds = ['settings', 'bank', 'staff'] as const;

export const concessionKinds = [...givingKinds, ...payingKinds, ...bookKinds, ...administratorKinds] as const;
export type ConcessionKind = (typeof concessionKinds)[number];
