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
  'bank_charge',
] as const;

/** Payments that the staff make for agencies, from their deposit or on their credit; these sums count separately. */
export const payingKinds = ['payment'] as const;

/** Changes that affect all of these limits or where agencies pay; a second administrator approves them. */
export const administratorKinds = ['settings', 'bank', 'staff'] as const;

export const concessionKinds = [...givingKinds, ...payingKinds, ...administratorKinds] as const;
export type ConcessionKind = (typeof concessionKinds)[number];
