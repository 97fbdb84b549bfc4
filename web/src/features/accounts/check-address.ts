import { patterns } from '@serai/contract/validator-rules';
import type { Say } from '../../platform/i18n/phrases.ts';

/** True, or what to say beside the field. */
export function checkEmail(value: string, t: Say<'login'>): true | string {
  return patterns.email.test(value.trim()) || t('emailInvalid');
}

/** Only what cannot be a number at all: which numbers there are is for the server to know. */
export function checkMobile(value: string, t: Say<'login'>): true | string {
  if (value.trim() === '') return t('mobileRequired');
  return (patterns.mobile.test(value) && /\d.*\d.*\d.*\d/.test(value)) || t('mobileInvalid');
}
