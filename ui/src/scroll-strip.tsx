import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.tsx';

/** A row that scrolls horizontally if it does not fit. An edge fades if there is more content beyond it. */
export function ScrollStrip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => setMore(moreOf(element));
    const watcher = new ResizeObserver(look);
    for (const part of [element, ...element.children]) watcher.observe(part);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <div
      ref={strip}
      className={classNames(
        'min-w-0 overflow-x-auto',
        more.before && 'fade-before',
        more.after && 'fade-after',
      )}
    >
      {children}
    </div>
  );
}

/** Returns whether content is hidden beyond either edge; tolerates half a pixel of rounding. */
function moreOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): { before: boolean; after: boolean } {
  return { before: scrollLeft >= 1, after: scrollWidth - clientWidth - scrollLeft >= 1 };
}
