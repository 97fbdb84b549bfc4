import { useEffect, useState } from 'react';

export type FrameState = 'loading' | 'shown' | 'failed';

/** A browser does not tell when a frame's site is away; after this long nobody waits any more. */
const patienceMs = 20_000;

/**
 * How far a frame has come; each change of `attempt` begins anew. It has failed when it does not load in 20 seconds,
 * or when this page's content policy was made before its host was allowed.
 */
export function useFrameState(url: URL, attempt: number): { state: FrameState; loaded: () => void } {
  const [ended, setEnded] = useState<{ attempt: number; state: FrameState } | null>(null);
  const state = ended?.attempt === attempt ? ended.state : 'loading';
  const waiting = state === 'loading';
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setEnded({ attempt, state: 'failed' }), patienceMs);
    return () => clearTimeout(timer);
  }, [attempt, waiting]);
  useEffect(() => {
    const refused = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src' && event.blockedURI.startsWith(url.origin))
        setEnded({ attempt, state: 'failed' });
    };
    document.addEventListener('securitypolicyviolation', refused);
    return () => document.removeEventListener('securitypolicyviolation', refused);
  }, [attempt, url.origin]);
  return {
    state,
    // An empty frame that was refused loads, too.
    loaded: () => setEnded((now) => (now?.attempt === attempt ? now : { attempt, state: 'shown' })),
  };
}
