import { useEffect } from 'react';
import { useApi } from '../../../platform/app.tsx';

/** Who has stayed so long reads it. */
const stayMs = 5_000;

/** Says that somebody reads an article, once it has been on the screen for a while. */
export function useCountedView(id: number): void {
  const api = useApi();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return;
      // A view that is not counted is nobody's trouble.
      api.post('cms.Content/view', { id }, { quiet: true }).catch(() => {});
    }, stayMs);
    return () => clearTimeout(timer);
  }, [api, id]);
}
