import * as z from 'zod/mini';
import { plainCode, plainName } from './normal-text.ts';
import { text, withoutCharacter } from './text.ts';
import { findOddCharacter, patterns } from './validator-rules.ts';

/** Schemas of single form fields; each message is a phrase key of the errors. */

/** Schema factory for plain content such as a message: must not be blank. */
export function content(max: number) {
  return text(max, 'content_required');
}

/** Schema factory for a person's name in any script. */
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
 * A mobile number with its area number (`+95 9…`), or without it if `area_num` is given or the number is
 * Chinese. The server checks whether the number is valid.
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

/** A telephone number of any kind for calling a person. */
export const phone = z.string().check(z.overwrite(plainCode), ...written('phone', 'phone_invalid'));

/** A phone number, or an empty text for none. */
export const phoneOrNone = z
  .string()
  .check(z.overwrite(plainCode), ...written('phone', 'phone_invalid', true));

/** The same, optional. */
export const optionalPhone = z._default(phoneOrNone, '');

export const email = z
  .string()
  .check(z.overwrite(plainCode), z.maxLength(120), ...written('email', 'email_invalid'));

/**
 * Refuses a text by its first disallowed character, otherwise by its form; `orNone` accepts an empty text.
 */
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

/** A password to be compared with a stored one: not normalised, because surrounding blanks are part of it. */
export const typedPassword = z
  .string()
  .check(z.minLength(1, 'password_required'), z.maxLength(64, 'password_invalid'));

/** The same for clients that send an empty text if they have none. */
export const passwordIfAny = z.string().check(z.maxLength(64, 'password_invalid'));
