import { useMemo } from 'react';
import { createKeptFlag } from '../../../platform/kept-flag.ts';
import { useSession } from '../../../platform/session/use-session.tsx';

/** Whether rates show the price per night or the total first; remembered per user on this machine. */
export function usePriceBasis(): { perNight: boolean; toggle: () => void } {
  const { user } = useSession();
  const flag = useMemo(() => createKeptFlag(`serai-per-night-${user?.id ?? 'guest'}`), [user?.id]);
  return { perNight: flag.useIsSet(), toggle: flag.toggle };
}
