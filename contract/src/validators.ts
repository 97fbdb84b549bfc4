import * as z from 'zod/mini';
import { plainCode, plainName } from './normal-text.ts';
import { text, withoutCharacter } from './text.ts';
import { findOddCharacter, patterns } from './validator-rules.ts';

/** What a field of any form must be; each message is a phrase of the errors, in both languages. */

/** Plain content, such as that of a message: more than blanks. */
export function content(max: number) {
  return text(max, 'content_required');
}

/** What a person is called, in any script. */
export function personName(max: number) {
  const isName = (name: string) => name === '' || patterns.personName.test(name);
  return z.string().check(
    z.overwrite(plainName),
    z.maxLength(max),
    z.minLength(1, 'name_required'),
    withoutCharacter((name) => findOddCharacter('personName', name), 'character_invalid'),
    z.refine((name) => isName(name) || findOddCharacter('personName', name) !== undefined, 'name_invalid'),
  );
}

/**
 * A mobile number with its area number (`+95 9…`), or without it when `area_num` says it or the number is a
 * Chinese one. Whether there is such a number is for the server to know.
 */
export const mobile = z
  .string()
  .check(
    z.overwrite(plainCode),
    z.minLength(1, 'mobile_required'),
    z.maxLength(32, 'mobile_invalid'),
    ...written('mobile', 'mobile_invalid'),
  );

/** Country calling code: `86`, `+86`. */
export const areaNum = z.string().check(z.overwrite(plainCode), z.regex(patterns.areaNum, 'mobile_invalid'));

/** A telephone number of any kind, to call somebody at. */
export const phone = z.string().check(z.overwrite(plainCode), ...written('phone', 'phone_invalid'));

/** A phone, or an empty text for none. */
export const phoneOrNone = z
  .string()
  .check(z.overwrite(plainCode), ...written('phone', 'phone_invalid', true));

/** The same where it need not be said. */
export const optionalPhone = z._default(phoneOrNone, '');

export const email = z
  .string()
  .check(z.overwrite(plainCode), z.maxLength(120), ...written('email', 'email_invalid'));

/** Refuses a text by its first odd character, or else by its form; `orNone` takes an empty text. */
function written(field: 'phone' | 'mobile' | 'email', form: string, orNone = false) {
  const find = (value: string) => findOddCharacter(field, value);
  const fits = (value: string) =>
    (orNone && value === '') || find(value) !== undefined || patterns[field].test(value);
  return [withoutCharacter(find, 'character_invalid'), z.refine<string>(fits, form)] as const;
}

/** Account name: 3 to 15 characters, starts with a letter, only letters, digits and underscore. */
export const username = z.string().check(z.regex(patterns.username, 'username_invalid'));

/** Password: 6 to 32 characters without & < > " '. */
export const password = z.string().check(z.regex(patterns.password, 'password_invalid'));

/** A password that is compared with one that was set: as it was typed, because blanks at its ends belong to it. */
export const typedPassword = z
  .string()
  .check(z.minLength(1, 'password_required'), z.maxLength(64, 'password_invalid'));

/** The same where a client may have nothing to send, and sends an empty text. */
export const passwordIfAny = z.string().check(z.maxLength(64, 'password_invalid'));
