import { useSyncExternalStore } from 'react';

/** True below a width in rem, by default 768 px. False on the server and during hydration; use classes if both must be rendered. */
export function useNarrow(belowRem = 48): boolean {
  const narrow = `(max-width: ${belowRem - 0.01}rem)`;
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
