/** What waits for a member on the overview, over all products; the order is that of its groups. */
export const dueKinds = [
  'approve',
  'pay',
  'offer',
  'free_cancel',
  'arrival',
  'ride',
  'charge',
  'work_order',
  'bill',
] as const;
export type DueKind = (typeof dueKinds)[number];

/**
 * The one action that a row offers: decide on a request for payment, pay an order, view an offer to accept it, keep or
 * cancel an order, ask the desk for a confirmation code, answer a charge, reply to a work order, pay a bill. `open`
 * only leads to the object.
 */
export const dueActions = [
  'decide',
  'pay',
  'accept',
  'cancel',
  'ask',
  'answer',
  'reply',
  'payBill',
  'open',
] as const;
export type DueAction = (typeof dueActions)[number];

/** Maximum number of rows of one reply; the counts have no maximum. */
export const maxDue = 50;

/** Number of days of the overview's outlook, today included. */
export const daysAhead = 14;
