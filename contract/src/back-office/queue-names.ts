/** Queues of work that waits for the staff, in the order of their pages. */
export const queueNames = [
  /** Orders on request that the seller has not answered. */
  'requests',
  /** Offers that the agency has not accepted and that soon expire. */
  'offers',
  /** Orders under review. */
  'reviews',
  /** Notices that a hotel has refused or not acknowledged. */
  'hotelNotices',
  /** Arrivals of the next three days without the hotel's confirmation code. */
  'arrivals',
  /** Rides of the next 24 hours without a driver, or with a driver or vehicle that is out of service or late. */
  'rides',
  /** Pick-ups that land within three hours whose flight nobody has looked up yet. */
  'flights',
  /** Rides whose driver has waited until the end of the grace period. */
  'noShows',
  /** Cash of guests that a driver has had for more than a week. */
  'driverCash',
  /** Acts of colleagues that wait for a second person, corrections included. */
  'secondPerson',
  /** Bills that agencies have applied for, and bills with lines that they dispute. */
  'bills',
  /** Applications for invoices to approve or to issue, and red invoices to issue. */
  'invoices',
  /** Requests that were sent to an outside supplier without a definite answer. */
  'suppliers',
  /** Charges after the service that the agency has questioned. */
  'adjustments',
  /** Work orders of agencies that wait for the staff. */
  'workOrders',
  /** Agencies that apply for verification. */
  'agencies',
  /** Payments that agencies have declared and nobody has matched or refused. */
  'declaredPayments',
  /** Receipts of which a part has gone nowhere yet. */
  'receipts',
  /** Messages of the contact form. */
  'contactMessages',
  /** Mails and texts that were given up or came back. */
  'undelivered',
] as const;
export type QueueName = (typeof queueNames)[number];

/** Kinds of object that wait in queues; `object_id` is the id of such an object. */
export const queueObjects = [
  'order',
  'ride',
  'hotel_notice',
  'second_person',
  'supplier_request',
  'adjustment',
  'work_order',
  'message',
  'agency',
  'driver_cash',
  'declared_payment',
  'receipt',
  'bill',
  'invoice',
] as const;
export type QueueObject = (typeof queueObjects)[number];

/** Actions on an entry besides its answer. */
export const queueActions = ['take', 'release', 'handOver', 'snooze'] as const;
export type QueueAction = (typeof queueActions)[number];

/** Maximum number of hours for which an entry can be snoozed. */
export const maxSnoozeHours = 24;

/** Maximum number of entries that one call takes, hands over or snoozes. */
export const maxHeldAtOnce = 100;

/** Reasons why one of several entries is refused while the others are done. */
export const queueRefusals = [
  'queue_entry_gone',
  'queue_entry_taken',
  'queue_entry_overdue',
  'queue_colleague_unfit',
] as const;
export type QueueRefusal = (typeof queueRefusals)[number];
