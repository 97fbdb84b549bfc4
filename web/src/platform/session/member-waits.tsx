import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Hides guest content (styles.css, document.ts) until a member's own page has loaded. The router renders it in a
 * transition, so the end of waiting is a transition, too: React shows both together, or this one later.
 */
export function MemberWaits({ until, children }: { until: Promise<void>; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    void until.then(() => startTransition(() => setIsOver(true)));
  }, [until]);
  useEffect(() => {
    if (isOver) endMemberWait();
  }, [isOver]);
  return children;
}

/** The displayed page belongs to the member. */
export function endMemberWait(): void {
  document.documentElement.removeAttribute('data-member-waits');
}
