import { useSession } from './use-session.tsx';

/** Returns the seller's time zone; undefined until the site is loaded. */
export function useWorkZone(): string | undefined {
  return useSession().contact?.workZone;
}
