import type { UserInfo } from '@serai/contract/site/site';
import { useQueryClient } from '@tanstack/react-query';
import type { Got } from '../../../platform/api/calls.ts';
import { useApp } from '../../../platform/app.tsx';
import { putRead, useRead } from '../../../platform/query/use-read.ts';

export type OwnProfile = Got<'account/profile'>;

/** The user's own profile, and how an address of it can be proved. */
export function useOwnProfile() {
  return useRead('account/profile', {});
}

/** Takes over the user that a saving call answered with: on this page and in the head. */
export function useTakeUser(): (user: UserInfo) => void {
  const { session } = useApp();
  const cache = useQueryClient();
  return (userInfo) => {
    putRead(cache, 'account/profile', {}, (before) => before && { ...before, userInfo });
    session.takeUser(userInfo);
  };
}
