import { email as emailSchema } from '@serai/contract/validators';
import { refusedInput } from '../../platform/http/app-error.ts';
import { type MobileNumber, readAreaFirst, readMobile } from '../../platform/sms/mobile-number.ts';

/** Address that receives a code. All spellings of one address or number have the same key. */
export type CodeTarget =
  | { type: 'email'; key: string; email: string }
  | { type: 'mobile'; key: string; number: MobileNumber };

/** Parses an email address; refuses an invalid one naming `field`. */
export function readEmailTarget(text: string | undefined, field: string): CodeTarget & { type: 'email' } {
  const parsed = emailSchema.safeParse(text ?? '');
  if (!parsed.success) throw refusedInput(field, 'email_invalid');
  return { type: 'email', key: parsed.data.toLowerCase(), email: parsed.data };
}

/**
 * Parses a mobile number, with its country code or beside it; refuses an invalid one naming `field`. Family
 * clients send only the number of a logged-in user: it is first tried with the country code of that user.
 */
export function readMobileTarget(
  text: string | undefined,
  areaNum: string | undefined,
  field: string,
  ownAreaNum?: string | null,
): CodeTarget & { type: 'mobile' } {
  if (!text) throw refusedInput(field, 'mobile_required');
  const number =
    (!areaNum && ownAreaNum && readMobile(text, ownAreaNum)) ||
    readMobile(text, areaNum) ||
    (areaNum ? undefined : readAreaFirst(text));
  if (!number) throw refusedInput(field, 'mobile_invalid');
  return { type: 'mobile', key: `${number.areaNum}${number.mobile}`, number };
}
