import { type RefObject, useEffect } from 'react';

/** Pixels that stay free above the anchor and below the panel. */
const margin = 16;

/**
 * Scrolls the page while a panel is open below its anchor, so that as much of the panel is in sight as fits below the
 * anchor, now and when it grows. `offset`: pixels between the two.
 */
export function useRoomBelow(
  panel: HTMLElement | null,
  anchor: RefObject<HTMLElement | null> | undefined,
  offset: number,
) {
  useEffect(() => {
    if (!panel || !anchor?.current) return;
    const field = anchor.current;
    const makeRoom = () => {
      const { top, bottom } = field.getBoundingClientRect();
      const edges = panel.offsetHeight - panel.clientHeight;
      const missing = bottom + offset + panel.scrollHeight + edges + margin - window.innerHeight;
      // At once: a smooth scroll is broken off by the focus that goes into the panel.
      if (missing > 0 && top > margin) window.scrollBy(0, Math.min(missing, top - margin));
    };
    const watch = new ResizeObserver(makeRoom);
    watch.observe(panel);
    return () => watch.disconnect();
  }, [panel, anchor, offset]);
}
