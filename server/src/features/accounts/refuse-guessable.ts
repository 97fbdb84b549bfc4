import type { Db, Trx } from '../../calls.ts';
import { isCommonPassword, plainText } from '../../platform/common-passwords.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { findSellerNames } from '../messages/messages.ts';

/** Known names and addresses of a user. */
export interface Names {
  username?: string | undefined;
  email?: string | null | undefined;
  area_num?: string | null | undefined;
  mobile?: string | null | undefined;
}

/** Digits and signs around the seller's name are ignored, as in `serai123` and `TeaRoad@2026`. */
const around = /^[\d\s\p{P}\p{S}]+|(?<![\d\s\p{P}\p{S}])[\d\s\p{P}\p{S}]+$/gu;
const between = /[\s\p{P}\p{S}]/gu;
const bareName = (text: string) => plainText(text).replace(around, '').replace(between, '');

/**
 * Refuses a common password and one that consists of the seller's name.
 * @throws AppError `password_common` naming the field.
 */
export async function refuseCommon(db: Db | Trx, field: string, password: string): Promise<void> {
  const { zh, en } = await findSellerNames(db);
  const bare = bareName(password);
  const isHouse = bare !== '' && [zh, en].some((name) => bareName(name) === bare);
  if (isHouse || isCommonPassword(password)) throw refusedField(field, 'password_common');
}

/**
 * Refuses a password that equals known data of its user: the account name, the email address or its local
 * part, the mobile number with or without country code.
 *
 * @throws AppError `password_like_account` naming the field.
 */
export function refuseOwnNames(field: string, password: string, names: Names): void {
  const { username, email, area_num: areaNum, mobile } = names;
  const known = [username, email, email?.split('@')[0]].flatMap((name) => (name ? [plainText(name)] : []));
  const digits = plainText(password).replace(/[\s()+.-]/g, '');
  const isNumber = Boolean(mobile) && [mobile, `0${mobile}`, `${areaNum ?? ''}${mobile}`].includes(digits);
  if (isNumber || known.includes(plainText(password))) throw refusedField(field, 'password_like_account');
}
