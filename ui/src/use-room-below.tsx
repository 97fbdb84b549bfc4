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
      const most = top - margin;
      if (Math.min(missing, most) > 1)
        window.scrollBy({ top: Math.min(missing, most), behavior: behavior() });
    };
    const watch = new ResizeObserver(makeRoom);
    watch.observe(panel);
    return () => watch.disconnect();
  }, [panel, anchor, offset]);
}

function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
