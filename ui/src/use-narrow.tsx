import { useSyncExternalStore } from 'react';

/** True below 768 px. False on the server and during hydration; use classes if both must be rendered. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(narrow);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(narrow).matches,
    () => false,
  );
}

const narrow = '(max-width: 47.99rem)';
