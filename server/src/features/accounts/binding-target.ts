import type { BindingType, changeBind } from '@serai/contract/accounts/profile';
import type { ParsedInputOf } from '@serai/contract/endpoint';
import { maskMobile } from '../../platform/sms/mobile-number.ts';
import { type CodeTarget, readEmailTarget, readMobileTarget } from './code-target.ts';
import type { OwnAccount } from './own-account-store.ts';

/** Key of the address that receives codes; undefined if the user has none of this type. */
export function boundKey(account: OwnAccount, type: BindingType): string | undefined {
  if (type === 'email') return account.email?.toLowerCase();
  return account.mobile === null ? undefined : `${account.area_num ?? ''}${account.mobile}`;
}

/**
 * Parses the new address. A number without a country code gets that of the user's own number. Refuses an invalid
 * one as a wrong field.
 */
export function readBinding(input: ParsedInputOf<typeof changeBind>, ownAreaNum: string | null): CodeTarget {
  if (input.type === 'email') return readEmailTarget(input.email ?? undefined, 'email');
  return readMobileTarget(input.mobile ?? undefined, input.area_num ?? undefined, 'mobile', ownAreaNum);
}

/** Columns of a user that store an address. */
export function columnsOf(target: CodeTarget): { email: string } | { area_num: string; mobile: string } {
  if (target.type === 'email') return { email: target.email };
  const { areaNum, mobile } = target.number;
  return { area_num: areaNum, mobile };
}

/** Masks an address so that only its owner can complete it: `l***@example.com`, `+95 ••• 2223`. */
export function maskTarget(target: CodeTarget): string {
  if (target.type === 'mobile') return maskMobile(target.number);
  return `${target.key.slice(0, 1)}***${target.key.slice(target.key.lastIndexOf('@'))}`;
}
