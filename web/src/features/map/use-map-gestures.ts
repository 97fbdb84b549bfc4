import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { FlatPoint } from './map-view.ts';

interface Gestures {
  /** Moves the map by pixels. */
  pan: (dx: number, dy: number) => void;
  /** Zooms around a point in pixels from the centre of the frame. */
  zoom: (factor: number, at?: FlatPoint) => void;
  /** Shows everything again. */
  fit: () => void;
}

interface GestureOptions extends Gestures {
  frame: RefObject<HTMLElement | null>;
  /** Part of a longer page: the wheel and one finger scroll the page. */
  inPage: boolean;
}

/** Pixels by which an arrow key moves the map, and the factor of one zoom step. */
const keyStep = 80;
export const zoomStep = 1.5;

/** Movement in pixels from which a press is a drag and no click. */
const dragFrom = 4;

/** Reads dragging, pinching, the wheel and keys on a map. Spread the result on the frame. */
export function useMapGestures({ frame, inPage, ...gestures }: GestureOptions) {
  const latest = useRef<Gestures>(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  useWheel(frame, inPage, latest);
  const pressed = useRef(new Map<number, FlatPoint>());
  const isDragged = useRef(false);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      pressed.current.set(event.pointerId, pointOf(event));
      isDragged.current = false;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const fingers = pressed.current;
      const from = fingers.get(event.pointerId);
      const to = pointOf(event);
      if (!from) return;
      // The button was released outside of the window.
      if (event.buttons === 0) return release(event);
      if (!isDragged.current && Math.hypot(to.x - from.x, to.y - from.y) < dragFrom) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      isDragged.current = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(event.currentTarget, latest.current, { from, to, other });
      else latest.current.pan(to.x - from.x, to.y - from.y);
      fingers.set(event.pointerId, to);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act(latest.current);
    },
  };

  function release(event: PointerEvent<HTMLElement>) {
    pressed.current.delete(event.pointerId);
  }
}

const keys: Readonly<Record<string, (gestures: Gestures) => void>> = {
  ArrowLeft: ({ pan }) => pan(keyStep, 0),
  ArrowRight: ({ pan }) => pan(-keyStep, 0),
  ArrowUp: ({ pan }) => pan(0, keyStep),
  ArrowDown: ({ pan }) => pan(0, -keyStep),
  '+': ({ zoom }) => zoom(zoomStep),
  '=': ({ zoom }) => zoom(zoomStep),
  '-': ({ zoom }) => zoom(1 / zoomStep),
  '0': ({ fit }) => fit(),
};

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): FlatPoint => ({
  x: clientX,
  y: clientY,
});

/** One of two fingers moves: the map zooms around the middle of both and moves with it. */
function pinch(
  frame: HTMLElement,
  { pan, zoom }: Gestures,
  { from, to, other }: { from: FlatPoint; to: FlatPoint; other: FlatPoint },
): void {
  const before = Math.hypot(from.x - other.x, from.y - other.y);
  const after = Math.hypot(to.x - other.x, to.y - other.y);
  pan((to.x - from.x) / 2, (to.y - from.y) / 2);
  if (before > 0)
    zoom(after / before, fromCentre(frame, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }));
}

function fromCentre(frame: HTMLElement, { x, y }: FlatPoint): FlatPoint {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}

/** React adds passive wheel listeners, which cannot keep the page from scrolling. */
function useWheel(frame: RefObject<HTMLElement | null>, inPage: boolean, latest: RefObject<Gestures>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      // A pinch on a touchpad arrives as a wheel with Ctrl.
      if (inPage && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const factor = Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 100 : 400));
      latest.current.zoom(factor, fromCentre(element, pointOf(event)));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, inPage, latest]);
}
