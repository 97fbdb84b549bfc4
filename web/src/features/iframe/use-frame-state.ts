import { useEffect, useState } from 'react';

export type FrameState = 'loading' | 'slow' | 'shown' | 'failed';

/** A browser does not report that a frame's site is down: after this time the page says that it is slow, … */
const slowAfterMs = 5000;
/** … and after this time that it does not load. */
const patienceMs = 20_000;

/**
 * State of a frame; each change of `attempt` starts again. It is slow after 5 seconds. It has failed if it does not
 * load in 20 seconds, or if this page's content security policy was made before its host was allowed.
 */
export function useFrameState(url: URL, attempt: number): { state: FrameState; loaded: () => void } {
  const [reached, setReached] = useState<{ attempt: number; state: FrameState } | null>(null);
  const state = reached?.attempt === attempt ? reached.state : 'loading';
  const waiting = state === 'loading' || state === 'slow';
  useEffect(() => {
    if (!waiting) return;
    const timers = [
      setTimeout(() => setReached({ attempt, state: 'slow' }), slowAfterMs),
      setTimeout(() => setReached({ attempt, state: 'failed' }), patienceMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [attempt, waiting]);
  useEffect(() => {
    const refused = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src' && event.blockedURI.startsWith(url.origin))
        setReached({ attempt, state: 'failed' });
    };
    document.addEventListener('securitypolicyviolation', refused);
    return () => document.removeEventListener('securitypolicyviolation', refused);
  }, [attempt, url.origin]);
  return {
    state,
    // An empty frame that was refused also fires the load event.
    loaded: () =>
      setReached((now) =>
        now?.attempt === attempt && now.state === 'failed' ? now : { attempt, state: 'shown' },
      ),
  };
}
