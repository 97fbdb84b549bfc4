import type { texts as source } from '../zh/texts.ts';

/** Each within 160 characters of the GSM alphabet, so that it is sent and paid as one. */
export const texts: Readonly<Record<keyof typeof source, string>> = {
  code_user_register:
    '{code} is your {site} registration code, valid for 10 minutes. If it was not you, please ignore it.',
  code_user_retrieve_pwd:
    '{code} is your {site} password code, valid for 10 minutes. If it was not you, please ignore it.',
  code_user_change_mobile:
    '{code} is your {site} code for a new mobile number, valid for 10 minutes. Do not tell it to anybody.',
  code_user_mobile_verify:
    '{code} is your {site} security code, valid for 10 minutes. Do not tell it to anybody, not even our staff.',
  binding_changed:
    '{site}: your account {username} has a new {what}. If it was not you, change your password and contact us.',
  password_changed:
    '{site}: the password of your account {username} was changed; other devices are logged out. If it was not you, reset it.',
  second_factor_on:
    '{site}: two-step verification is on for your account {username}. If it was not you, please contact us at once.',
  second_factor_off:
    '{site}: two-step verification is off for your account {username}. If it was not you, change your password and contact us.',
  account_disabled:
    '{site}: your account {username} was disabled; you cannot log in for now. Questions? Ask your company.',
  account_enabled: '{site}: your account {username} can be used again. Log in with your password as before.',
  account_exists:
    '{site}: somebody tried to use your number, which already has an account. Nothing has changed. If it was you, please log in with it.',
  ride_driver: '{site}: your driver today at {time}: {driver}, {phone}, plate {plate}',
  driver_ride: '{site}: new ride at {time}, pick-up at {place}. Your day sheet: {link}',
  driver_ride_changed:
    '{site}: passenger details of the ride at {time}, {place} have changed. Please check your day sheet.',
  driver_ride_moved: '{site}: your ride is now at {time}, pick-up at {place}. Your day sheet: {link}',
  driver_ride_off:
    '{site}: your ride at {time}, pick-up at {place}, is cancelled or given to another driver. Please do not go.',
  duty_hotel_refused:
    '{site} URGENT: the hotel refuses order {sn}, check-in {start}. Please act now. {phone}',
  booker_hotel_refused:
    '{site}: do not travel. The hotel of order {sn} cannot take the guests; we are arranging another. Urgent: {phone}',
  account_missing:
    '{site}: somebody tried to verify an account with your number, which it does not belong to. Nothing has changed.',
};
