/** What the seller gives up: each kind is counted with the others. */
export const givingKinds = [
  ...(['cancellation', 'price', 'room', 'refund', 'waiver', 'goodwill', 'correction', 'write_off'] as const),
  ...(['top_up', 'credit', 'price_group', 'pay_back'] as const),
] as const;

/** What decides over all of these, and over where agencies pay: a second administrator approves it. */
export const administratorKinds = ['settings', 'bank', 'staff'] as const;

export const concessionKinds = [...givingKinds, ...administratorKinds] as const;
export type ConcessionKind = (typeof concessionKinds)[number];
