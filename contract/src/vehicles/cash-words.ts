// Without schemas, so that pages can import the words and limits of the calls.

/** Purposes for which guests pay a driver on the road. Tips belong to the driver and are not recorded. */
export const cashPurposes = ['waiting', 'extra_stop', 'toll_parking', 'extra_km', 'other'] as const;
export type CashPurpose = (typeof cashPurposes)[number];

/** States of a record: the driver has the money; the office has it; the record was wrong. */
export const cashStates = ['open', 'handed_in', 'voided'] as const;
export type CashState = (typeof cashStates)[number];

/** Actions of the staff on a record. */
export const cashActions = ['handIn', 'void'] as const;
export type CashAction = (typeof cashActions)[number];

/** Currencies that drivers take besides the currency of the order. */
export const cashCurrencies = ['MMK', 'THB', 'CNY', 'USD'] as const;

/** Maximum sum of one record, in minor units. */
export const maxCash = 1e10;

/** Maximum number of records that are handed in together. */
export const maxHandedIn = 50;

/** Maximum age of cash when it is recorded, in days. */
export const maxCashDays = 90;

/** Days after which cash that a driver still has waits in the queue of the staff. */
export const cashQueueDays = 7;
