/**
 * Every refusal the portal can answer with. The code is the phrase key (see phrases/src/zh/errors.ts), so a
 * code without a Chinese and an English sentence does not compile. `reply` is the envelope's code.
 */
export const errorCatalogue = {
  // Protocol
  body_unreadable: { reply: 0, http: 400 },
  call_unknown: { reply: 0, http: 404 },
  body_too_large: { reply: 0, http: 413 },
  too_many_requests: { reply: 0, http: 429 },
  internal: { reply: 0, http: 500 },
  stopping: { reply: 0, http: 503 },
  database_away: { reply: 0, http: 503 },
  input_invalid: { reply: 0, http: 200 },
  idempotency_key_missing: { reply: 0, http: 200 },
  idempotency_key_invalid: { reply: 0, http: 200 },
  idempotency_key_reused: { reply: 0, http: 200 },
  busy_try_again: { reply: 0, http: 200 },

  // Who is calling
  need_login: { reply: 303, http: 200 },
  already_logged_in: { reply: 303, http: 200 },
  token_expired: { reply: 409, http: 200 },
  no_permission: { reply: 401, http: 200 },
  not_found: { reply: 0, http: 200 },
  login_failed: { reply: 0, http: 200 },
  login_throttled: { reply: 0, http: 200 },
  captcha_wrong: { reply: 0, http: 200 },
  captcha_too_often: { reply: 0, http: 200 },
  code_wrong: { reply: 0, http: 200 },
  code_too_soon: { reply: 0, http: 200 },
  code_too_often: { reply: 0, http: 200 },
  message_too_often: { reply: 0, http: 200 },
  refresh_failed: { reply: 409, http: 200 },
  link_invalid: { reply: 0, http: 200 },
  username_taken: { reply: 0, http: 200 },
  registration_refused: { reply: 0, http: 200 },

  // Hotels
  stay_in_past: { reply: 0, http: 200 },
  stay_reversed: { reply: 0, http: 200 },
  stay_too_long: { reply: 0, http: 200 },
  stay_too_far: { reply: 0, http: 200 },
  destination_unknown: { reply: 0, http: 200 },
  hotel_unknown: { reply: 0, http: 200 },
  rate_unknown: { reply: 0, http: 200 },
  rate_not_for_nationality: { reply: 0, http: 200 },
  rooms_too_small: { reply: 0, http: 200 },
  min_stay_not_met: { reply: 0, http: 200 },
  sold_out: { reply: 0, http: 200 },
  price_changed: { reply: 0, http: 200 },
  policy_changed: { reply: 0, http: 200 },
  quote_expired: { reply: 0, http: 200 },
  quote_used: { reply: 0, http: 200 },
  guests_mismatch: { reply: 0, http: 200 },

  // Cars and airport transfers
  location_unknown: { reply: 0, http: 200 },
  drop_off_not_served: { reply: 0, http: 200 },
  pick_up_in_past: { reply: 0, http: 200 },
  pick_up_too_far: { reply: 0, http: 200 },
  rental_reversed: { reply: 0, http: 200 },
  rental_too_long: { reply: 0, http: 200 },
  vehicles_too_few: { reply: 0, http: 200 },
  zone_unknown: { reply: 0, http: 200 },
  zone_entries_required: { reply: 0, http: 200 },
  ended_in_future: { reply: 0, http: 200 },
  airport_required: { reply: 0, http: 200 },
  airport_unknown: { reply: 0, http: 200 },
  flight_number_required: { reply: 0, http: 200 },
  flight_number_invalid: { reply: 0, http: 200 },
  airline_unknown: { reply: 0, http: 200 },
  destination_required: { reply: 0, http: 200 },
  departure_required: { reply: 0, http: 200 },
  search_empty: { reply: 0, http: 200 },
  place_unknown: { reply: 0, http: 200 },
  transfer_in_past: { reply: 0, http: 200 },
  transfer_too_far: { reply: 0, http: 200 },
  transfer_after_departure: { reply: 0, http: 200 },

  // Dispatch
  ride_wrong_state: { reply: 0, http: 200 },
  driver_unknown: { reply: 0, http: 200 },
  driver_busy: { reply: 0, http: 200 },
  driver_language_missing: { reply: 0, http: 200 },
  vehicle_unknown: { reply: 0, http: 200 },
  vehicle_busy: { reply: 0, http: 200 },
  vehicle_unfit: { reply: 0, http: 200 },
  nothing_to_charge: { reply: 0, http: 200 },

  // Orders and money
  order_wrong_state: { reply: 0, http: 200 },
  order_start_reached: { reply: 0, http: 200 },
  order_not_yet: { reply: 0, http: 200 },
  order_not_refundable: { reply: 0, http: 200 },
  pay_time_over: { reply: 0, http: 200 },
  preview_stale: { reply: 0, http: 200 },
  balance_too_low: { reply: 0, http: 200 },
  credit_too_low: { reply: 0, http: 200 },
  credit_not_verified: { reply: 0, http: 200 },
  money_stopped: { reply: 0, http: 200 },
  adjustment_closed: { reply: 0, http: 200 },
  voucher_not_yet: { reply: 0, http: 200 },
} as const satisfies Record<string, { reply: 0 | 303 | 401 | 409; http: number }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** A refused field and why, in the caller's language. */
export interface FieldError {
  field: string;
  message: string;
}
