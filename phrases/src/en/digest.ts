import type { digest as source } from '../zh/digest.ts';

export const digest: Readonly<Record<keyof typeof source, string>> = {
  hotels_refused: 'Stays that the hotel refuses',
  hotels_silent: 'Stays that the hotel has not confirmed',
  adjustments_open: 'Charges that the agency has not confirmed',
  requests: 'Orders on request',
  reviews: 'Orders to review',
  work_orders: 'Open work orders',
  work_orders_late: 'Work orders answered late',
  rides: 'Rides without a driver',
  declarations: 'Payments to match',
  bills_applied: 'Bills to confirm',
  bills_disputed: 'Bills with a dispute to answer',
  articles_waiting: 'Articles to review',
  comments_waiting: 'Comments to review',
  starts_today: 'Begin today',
  starts_tomorrow: 'Begin tomorrow',
  to_pay: 'Awaiting payment',
  free_until: 'Free cancelling ends',
  bills_due: 'Bills due or overdue',
};
