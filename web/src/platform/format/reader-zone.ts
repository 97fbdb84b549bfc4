import { useSyncExternalStore } from 'react';

/** The reader's IANA zone; null on the server and while its page is taken over, which cannot know it. */
export function useReaderZone(): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
}
