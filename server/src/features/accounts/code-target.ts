import { email as emailSchema } from '@serai/contract/validators';
import { refusedInput } from '../../platform/http/app-error.ts';
import { type MobileNumber, readMobile } from '../../platform/sms/mobile-number.ts';

/** Where a code is sent to. Two ways of writing one address or number have one key. */
export type CodeTarget =
  | { type: 'email'; key: string; email: string }
  | { type: 'mobile'; key: string; number: MobileNumber };

/** Reads an e-mail address; refuses a wrong one naming `field`. */
export function readEmailTarget(text: string | undefined, field: string): CodeTarget & { type: 'email' } {
  const parsed = emailSchema.safeParse(text ?? '');
  if (!parsed.success) throw refusedInput(field, 'email_invalid');
  return { type: 'email', key: parsed.data.toLowerCase(), email: parsed.data };
}

/** Reads a mobile number, with its area number or beside it; refuses a wrong one naming `field`. */
export function readMobileTarget(
  text: string | undefined,
  areaNum: string | undefined,
  field: string,
): CodeTarget & { type: 'mobile' } {
  if (!text) throw refusedInput(field, 'mobile_required');
  const number = readMobile(text, areaNum);
  if (!number) throw refusedInput(field, 'mobile_invalid');
  return { type: 'mobile', key: `${number.areaNum}${number.mobile}`, number };
}
