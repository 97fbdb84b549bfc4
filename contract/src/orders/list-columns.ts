/** Things that a confirmed order can lack: the hotel's confirmation code, or a driver. */
export const orderGaps = ['code', 'driver'] as const;
export type OrderGap = (typeof orderGaps)[number];

/** Orders that need attention: without code, without driver, or free to cancel for less than 48 hours. */
export const orderConcerns = ['missing_code', 'no_driver', 'free_ends'] as const;
export type OrderConcern = (typeof orderConcerns)[number];

/** Orders of rows in the list over all products: next service first, newest booking, latest service, highest sum. */
export const everyOrderSorts = ['next', 'booked', 'service', 'total'] as const;
export type EveryOrderSort = (typeof everyOrderSorts)[number];

/** Events of a day of the calendar: a stay begins or ends, a ride begins. */
export const calendarEvents = ['arrival', 'departure', 'ride'] as const;
export type CalendarEvent = (typeof calendarEvents)[number];

/** Columns of the list over all products, in their order on the page and in its sheets; the first one always stays. */
export const everyOrderColumns = [
  'order',
  'service',
  'guests',
  'provider',
  'contact',
  'booked',
  'status',
  'total',
] as const;
export type EveryOrderColumn = (typeof everyOrderColumns)[number];
