import { plainCode } from '@serai/contract/normal-text';
import { isEmail, patterns } from '@serai/contract/validator-rules';
import type { Say } from '../../platform/i18n/phrases.ts';

/** Returns true, or the message beside the field. */
export function checkEmail(value: string, t: Say<'login'>): true | string {
  return isEmail(value) || t('emailInvalid');
}

/** Rejects only impossible numbers: the server knows which numbers exist. */
export function checkMobile(value: string, t: Say<'login'>): true | string {
  const plain = plainCode(value);
  if (plain === '') return t('mobileRequired');
  return (patterns.mobile.test(plain) && plain.replace(/\D/g, '').length >= 4) || t('mobileInvalid');
}
