import type { UserInfo } from '@serai/contract/site/site';
import { useQueryClient } from '@tanstack/react-query';
import type { Got } from '../../../platform/api/calls.ts';
import { useApp } from '../../../platform/app.tsx';
import { putRead, useRead } from '../../../platform/query/use-read.ts';

export type OwnProfile = Got<'account/profile'>;

/** The user's own profile, and the channels by which an address can be verified. */
export function useOwnProfile() {
  return useRead('account/profile', {});
}

/** Returns a function that puts the user from a reply into the cache: for this page and the header. */
export function useTakeUser(): (user: UserInfo) => void {
  const { session } = useApp();
  const cache = useQueryClient();
  return (userInfo) => {
    putRead(cache, 'account/profile', {}, (before) => before && { ...before, userInfo });
    session.takeUser(userInfo);
  };
}
