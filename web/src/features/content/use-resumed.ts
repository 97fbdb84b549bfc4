import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For what a guest pressed before the login: who comes back to this part of the page has the focus there. */
export function useResumed<Target extends HTMLElement>(part: string): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${part}`) target.current?.focus({ preventScroll: true });
  }, [hash, part]);
  return target;
}
