import type { ReplyOf } from '@serai/contract/endpoint';
import type { showProfile } from '@serai/contract/profile';
import type { UserInfo } from '@serai/contract/site';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useApp } from '../../../platform/app.tsx';

export type OwnProfile = ReplyOf<typeof showProfile>;

/** The user's own profile, and how an address of it can be proved. */
export function useOwnProfile(): UseQueryResult<OwnProfile> {
  const api = useApi();
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => api.get('account/profile', {}, { quiet: true, signal }),
  });
}

/** Takes over the user that a saving call answered with: on this page and in the head. */
export function useTakeUser(): (user: UserInfo) => void {
  const { session } = useApp();
  const queries = useQueryClient();
  return (userInfo) => {
    queries.setQueryData<OwnProfile>(profileKey, (before) => before && { ...before, userInfo });
    session.takeUser(userInfo);
  };
}

const profileKey = ['profile'] as const;
