import type { BodyOf, GetPath, Got } from '../../platform/api/calls.ts';
import type { Place } from '../../platform/list/place.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useRead } from '../../platform/query/use-read.ts';

export type SubAccountList = Got<'subAccount/list'>;

/** Request body of one change of an account. */
export type ChangeBody<Action extends 'edit' | 'perm' | 'limit'> = BodyOf<`subAccount/${Action}`>;

/** Reads invalidated by every change of an account. */
export const subAccountReads: readonly GetPath[] = ['subAccount/list'];

/** Reads a page of the agency's sub-accounts, oldest first. */
export function useSubAccounts(place: Place) {
  return useList('subAccount/list', {}, place);
}

/** Reads the rights that the reader may grant, and the sub-account with this id. */
export function useSubAccount(id: number | null) {
  return useRead('subAccount/list', { id, limit: 1 });
}
