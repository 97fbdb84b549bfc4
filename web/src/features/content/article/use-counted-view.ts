import { useEffect } from 'react';
import { useApi } from '../../../platform/app.tsx';

/** Time on screen after which a view counts. */
const stayMs = 5_000;

/** Reports a view of an article once it has been on screen for a while. */
export function useCountedView(id: number): void {
  const api = useApi();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return;
      // An uncounted view needs no error message.
      api.post('cms.Content/view', { id }, { quiet: true }).catch(() => {});
    }, stayMs);
    return () => clearTimeout(timer);
  }, [api, id]);
}
