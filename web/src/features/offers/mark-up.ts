import { useKeptText } from '../../platform/kept-text.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { type MarkUp, readMarkUp } from './client-price.ts';

/** Returns the user's own mark-up, which is kept in this browser; none for guests. */
export function useMarkUp(): MarkUp {
  const { user } = useSession();
  return readMarkUp(useKeptText(user && markUpKey(user.id)));
}

export function markUpKey(userId: number): string {
  return `serai-mark-up-${userId}`;
}
