// Without schemas, so that the web can import list values without the schemas of every call.

/** In lifecycle order. */
export const orderStatuses = [
  'offer_pending',
  'pending_payment',
  'processing',
  'confirmed',
  'in_service',
  'completed',
  'cancelling',
  'cancelled',
  'rejected',
  'expired',
  'no_show',
] as const;
/** Statuses in which the service or a decision is still to come. */
export const openOrderStatuses: readonly (typeof orderStatuses)[number][] = [
  'offer_pending',
  'pending_payment',
  'processing',
  'confirmed',
  'in_service',
  'cancelling',
];
export const payStatuses = ['unpaid', 'paid', 'on_credit', 'part_refunded', 'refunded', 'released'] as const;
export const refundStatuses = ['none', 'requested', 'approved', 'refunded', 'rejected'] as const;
export const settlementStatuses = [
  'none',
  'unsettled',
  'applied',
  'billed',
  'settled',
  'disputed',
  'written_off',
] as const;
export const invoiceStatuses = [
  'not_eligible',
  'invoiceable',
  'applied',
  'issued',
  'red_pending',
  'red_issued',
] as const;
export const payChannels = ['balance', 'credit'] as const;
export type PayChannel = (typeof payChannels)[number];
