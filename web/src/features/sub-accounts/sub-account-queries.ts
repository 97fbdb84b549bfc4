import type { BodyOf, GetPath, Got } from '../../platform/api/calls.ts';
import { useRead } from '../../platform/query/use-read.ts';

export type SubAccountList = Got<'subAccount/list'>;

/** What is sent to change one thing of an account. */
export type ChangeBody<Action extends 'edit' | 'perm' | 'limit'> = BodyOf<`subAccount/${Action}`>;

/** What every change of an account makes stale. */
export const subAccountReads: readonly GetPath[] = ['subAccount/list'];

/** Every sub-account of the agency, with what the reader may grant. */
export function useSubAccounts() {
  return useRead('subAccount/list', { limit: 100 });
}
