import { email as emailSchema } from '@serai/contract/validators';
import { refusedInput } from '../../platform/http/app-error.ts';
import { type MobileNumber, readAreaFirst, readMobile } from '../../platform/sms/mobile-number.ts';

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

/**
 * Reads a mobile number, with its area number or beside it; refuses a wrong one naming `field`. Clients of the family
 * send the number of somebody who is logged in alone: then it is first read as one of that user's own area.
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
