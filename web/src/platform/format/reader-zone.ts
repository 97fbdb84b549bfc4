import { useSyncExternalStore } from 'react';

/** The reader's IANA zone; null on the server and during hydration, when it is unknown. */
export function useReaderZone(): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
}
