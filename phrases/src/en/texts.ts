import type { texts as source } from '../zh/texts.ts';

/** Each within 160 characters of the GSM alphabet, so that it is sent and paid as one. */
export const texts: Readonly<Record<keyof typeof source, string>> = {
  code_user_register:
    '{code} is your Serai registration code, valid for 10 minutes. If it was not you, please ignore it.',
  code_user_retrieve_pwd:
    '{code} is your Serai password code, valid for 10 minutes. If it was not you, please ignore it.',
  code_user_change_mobile:
    '{code} is your Serai code for a new mobile number, valid for 10 minutes. Tell it to nobody.',
  code_user_mobile_verify:
    '{code} is your Serai security code, valid for 10 minutes. Tell it to nobody, not even to our staff.',
  binding_changed:
    'Serai: your account {username} has got another {what}. If it was not you, change your password and contact us.',
  password_changed:
    'Serai: the password of your account {username} was changed; other devices are logged out. If it was not you, reset it.',
  account_exists:
    'Serai: somebody wanted to use your number, which already has an account. Nothing has changed. If it was you, please log in with it.',
  account_missing:
    'Serai: somebody used your number to prove an account it does not belong to. Nothing has changed.',
};
