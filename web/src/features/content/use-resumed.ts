import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For actions that required a login: moves the focus to this part of the page when the reader returns to it. */
export function useResumed<Target extends HTMLElement>(part: string): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${part}`) target.current?.focus({ preventScroll: true });
  }, [hash, part]);
  return target;
}
