import { useSession } from './use-session.tsx';

/** Whether an agency's member is logged in, not one of the seller's staff. */
export function useIsMember(): boolean {
  const { user, profile } = useSession();
  return user !== null && profile?.role !== 'operator';
}
