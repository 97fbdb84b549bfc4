import { useEffect, useState } from 'react';

export type FrameState = 'loading' | 'slow' | 'shown' | 'failed';

/** A browser does not tell when a frame's site is away: after this long it is said that it takes its time, … */
const slowAfterMs = 5000;
/** … and after this long nobody waits any more. */
const patienceMs = 20_000;

/**
 * How far a frame has come; each change of `attempt` starts over. It is slow from 5 seconds on. It has failed when it
 * does not load in 20 seconds, or when this page's content policy was made before its host was allowed.
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
    // An empty frame that was refused loads, too.
    loaded: () =>
      setReached((now) =>
        now?.attempt === attempt && now.state === 'failed' ? now : { attempt, state: 'shown' },
      ),
  };
}
