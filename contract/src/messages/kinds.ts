/** Kinds of message that a user can switch off per channel. */
export const messageKinds = [
  'orders',
  'service_day',
  'approvals',
  'money',
  'bills',
  'invoices',
  'work_orders',
  'content',
  'reminders',
  'digest',
  'security',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Delivery channels: mail, notice on the site, text message. */
export const messageChannels = ['mail', 'notice', 'text'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/**
 * Kind of an event. `always` marks events that must be paid or answered in time or that protect an account.
 */
export interface EventKind {
  readonly kind: MessageKind;
  readonly always: boolean;
}

const switched = <const Kind extends MessageKind>(kind: Kind) => ({ kind, always: false }) as const;
const always = <const Kind extends MessageKind>(kind: Kind) => ({ kind, always: true }) as const;
/** Sent to an address that may not belong to a user: no notice, and no switch. */
const addressed = null;

/** All events with a message, by kind. */
export const eventKinds = {
  order_received: always('orders'),
  order_requested: switched('orders'),
  order_booked_for_you: always('orders'),
  order_requested_for_you: always('orders'),
  order_paid_for_you: always('orders'),
  order_offered: always('orders'),
  order_offer_accepted: always('orders'),
  order_declined: always('orders'),
  order_offer_lapsed: switched('orders'),
  order_request_lapsed: switched('orders'),
  order_confirmed: switched('orders'),
  order_confirmation_code: switched('orders'),
  order_guests_changed: switched('orders'),
  order_trip_changed: switched('orders'),
  order_changed: switched('orders'),
  stay_changed: switched('orders'),
  order_cancelled: switched('orders'),
  order_refunded: switched('orders'),
  order_expired: switched('orders'),
  order_completed: switched('orders'),
  order_no_show: switched('orders'),
  order_unserved: always('orders'),
  order_rejected: always('orders'),
  order_cancel_refused: always('orders'),
  order_cancel_delayed: switched('orders'),
  supplier_keeps_booking: always('orders'),
  request_asked: always('orders'),
  review_asked: always('orders'),
  review_overdue: always('orders'),
  order_hotel_refused: always('service_day'),
  order_hotel_solved: always('service_day'),
  stay_replaced: always('service_day'),

  order_checked_in: switched('service_day'),
  driver_assigned: switched('service_day'),
  driver_changed: switched('service_day'),
  flight_moved: switched('service_day'),
  ride_changed: switched('service_day'),
  ride_unassigned: always('service_day'),
  fleet_short: always('service_day'),

  approval_asked: always('approvals'),
  approval_given: switched('approvals'),
  approval_declined: switched('approvals'),

  order_corrected: switched('money'),
  order_price_changed: switched('money'),
  order_given_back: switched('money'),
  adjustment_proposed: always('money'),
  giving_back_proposed: always('money'),
  adjustment_answered: always('money'),
  adjustment_reminder: always('money'),
  giving_back_reminder: always('money'),
  adjustment_accepted: always('money'),
  giving_back_accepted: always('money'),
  adjustment_short: always('money'),
  adjustment_asked: always('money'),
  adjustment_declined: switched('money'),
  correction_asked: always('money'),
  correction_lapsed: switched('money'),
  second_person_asked: always('money'),
  second_person_waived: always('money'),
  payment_declared: always('money'),
  payment_refused: always('money'),
  receipt_matched: switched('money'),
  receipt_reversed: switched('money'),
  deposit_paid_back: switched('money'),
  pay_back_asked: always('money'),
  credit_low: switched('money'),
  credit_used_up: always('money'),
  balance_low: switched('money'),

  bill_issued: always('bills'),
  bill_rejected: switched('bills'),
  bill_voided: switched('bills'),
  bill_answered: switched('bills'),
  bill_offered: always('bills'),
  bill_due: always('bills'),
  bill_overdue: always('bills'),
  bill_paid: switched('bills'),
  bill_withheld: switched('bills'),
  bill_credited: switched('bills'),
  bill_reopened: always('bills'),
  bill_applied: always('bills'),
  bill_disputed: always('bills'),
  bill_dispute_late: always('bills'),

  invoice_applied: always('invoices'),
  invoice_red_due: always('invoices'),
  invoice_rejected: switched('invoices'),
  invoice_issued: switched('invoices'),
  invoice_red_asked: always('invoices'),
  invoice_red_issued: switched('invoices'),

  work_order_received: switched('work_orders'),
  work_order_replied: switched('work_orders'),
  work_order_asks: always('work_orders'),
  work_order_proposed: always('work_orders'),
  work_order_carried_out: switched('work_orders'),
  work_order_reminder: always('work_orders'),
  work_order_resolved: switched('work_orders'),
  work_order_declined: switched('work_orders'),
  work_order_new: always('work_orders'),
  work_order_answered: switched('work_orders'),
  work_order_reopened: always('work_orders'),
  work_order_late: always('work_orders'),

  article_published: switched('content'),
  article_refused: switched('content'),
  article_offline: switched('content'),
  comment_refused: switched('content'),
  comment_answered: switched('content'),
  article_offered: switched('content'),

  verification_asked: always('security'),
  agency_verified: always('security'),
  verification_refused: always('security'),
  agency_blocked: always('security'),
  agency_unblocked: always('security'),

  digest_staff: switched('digest'),
  digest_member: switched('digest'),

  reminder_pay_by: switched('reminders'),
  reminder_free_until: switched('reminders'),
  reminder_day_before: switched('reminders'),

  binding_changed: always('security'),
  password_changed: always('security'),
  password_retrieved: always('security'),
  second_factor_on: always('security'),
  second_factor_off: always('security'),
  second_factor_guessed: always('security'),
  recovery_code_used: always('security'),
  recovery_codes_renewed: always('security'),
  account_disabled: always('security'),
  account_enabled: always('security'),
  text_undelivered: always('security'),
  entry_handed_over: always('orders'),
  entries_handed_over: always('orders'),
  shift_handed_over: always('orders'),
  mail_refused: always('security'),
  mail_down: always('security'),
  texts_down: always('security'),

  hotel_booking: addressed,
  hotel_change: addressed,
  hotel_cancellation: addressed,
  hotel_again_before: addressed,
  hotel_again_after: addressed,
  hotel_released: addressed,
  hotel_rooming: addressed,
  voucher_shared: addressed,
  invoice_delivered: addressed,
  contact_replied: addressed,
  code_user_register: addressed,
  code_user_retrieve_pwd: addressed,
  code_user_change_email: addressed,
  code_user_email_verify: addressed,
  captcha_code: addressed,
  account_exists: addressed,
  account_missing: addressed,
  sub_account_invited: addressed,
  sub_account_password: addressed,
  operator_invited: addressed,
} as const satisfies Record<string, EventKind | null>;

/**
 * Channels available for a kind. Text messages exist for the day of service only and go to the order's
 * contact.
 */
export function channelsOf(kind: MessageKind): readonly MessageChannel[] {
  return kind === 'service_day' ? messageChannels : (['mail', 'notice'] as const);
}

/** Returns whether a kind can never be switched off. */
export function isFixed(kind: MessageKind): boolean {
  return kind === 'security';
}

/** Returns the default of a kind without a switch. The digest is opt-in for members and on for staff. */
export function isOnUnlessSwitched(kind: MessageKind, isStaff: boolean): boolean {
  return kind !== 'digest' || isStaff;
}
