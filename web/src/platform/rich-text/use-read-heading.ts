import { useEffect, useState } from 'react';
import type { Heading } from './headings.ts';

/** A heading counts as reached once it is in the upper third of the window or above. */
const begun = { rootMargin: '1000000px 0px -67% 0px' };

/** The anchor of the part that is being read: of the last heading that is begun; empty before the first. */
export function useReadHeading(headings: readonly Heading[]): string {
  const [read, setRead] = useState('');
  useEffect(() => {
    const above = new Set<string>();
    // The browser tells when a heading crosses the line: nothing is measured while one scrolls.
    const watcher = new IntersectionObserver((moved) => {
      for (const { target, isIntersecting } of moved) {
        if (isIntersecting) above.add(target.id);
        else above.delete(target.id);
      }
      setRead(headings.findLast(({ anchor }) => above.has(anchor))?.anchor ?? '');
    }, begun);
    for (const { anchor } of headings) {
      const heading = document.getElementById(anchor);
      if (heading) watcher.observe(heading);
    }
    return () => watcher.disconnect();
  }, [headings]);
  return read;
}
