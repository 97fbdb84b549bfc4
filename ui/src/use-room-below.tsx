import { type RefObject, useEffect } from 'react';

/** Free pixels above the anchor and below the panel. */
const margin = 16;

/**
 * Scrolls the page while a panel is open below its anchor, so that as much of the panel as possible is visible, now
 * and when it grows. `offset`: distance in pixels.
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
      // Without animation: the focus that moves into the panel would interrupt smooth scrolling.
      if (missing > 0 && top > margin) window.scrollBy(0, Math.min(missing, top - margin));
    };
    const watch = new ResizeObserver(makeRoom);
    watch.observe(panel);
    return () => watch.disconnect();
  }, [panel, anchor, offset]);
}
