import { expect, test } from 'vitest';
import { fitView, isClosest, isInside, panView, projectAround, roundDistance, zoomView } from './map-view.ts';

const size = { width: 400, height: 600 };

test('map: a degree north and east of the origin → kilometres up and right', () => {
  const flat = projectAround({ latitude: 60, longitude: 96 });
  expect(flat({ latitude: 60, longitude: 96 })).toEqual({ x: 0, y: 0 });
  const { x, y } = flat({ latitude: 61, longitude: 97 });
  expect(x).toBeCloseTo(55.6, 1);
  expect(y).toBeCloseTo(-111.2, 1);
});

test('map: points fitted → all inside the frame with the margin, the longer side decides', () => {
  const points = [
    { x: -2, y: -10 },
    { x: 2, y: 10 },
  ];
  const view = fitView(points, size, 50);
  expect(view).toEqual({ x: 0, y: 0, pxPerKm: 25 });
  for (const { x, y } of points)
    expect(isInside({ x: (x - view.x) * view.pxPerKm, y: (y - view.y) * view.pxPerKm }, size)).toBe(true);
  // A single point is shown with its surroundings, none at all without failing.
  expect(fitView([{ x: 3, y: 4 }], size, 50)).toEqual({ x: 3, y: 4, pxPerKm: 187.5 });
  expect(fitView([], size, 50)).toMatchObject({ x: 0, y: 0 });
});

test('map: zoomed at the pointer → its point stays; scale bounded at both ends', () => {
  const view = { x: 1, y: 2, pxPerKm: 10 };
  const at = { x: 50, y: -30 };
  const closer = zoomView(view, 2, at);
  expect(closer.pxPerKm).toBe(20);
  expect(closer.x + at.x / closer.pxPerKm).toBeCloseTo(view.x + at.x / view.pxPerKm);
  expect(closer.y + at.y / closer.pxPerKm).toBeCloseTo(view.y + at.y / view.pxPerKm);
  expect(isClosest(zoomView(view, 1e9))).toBe(true);
  expect(zoomView(view, 1e-9).pxPerKm).toBe(0.5);
  expect(panView(view, 20, -10)).toEqual({ x: -1, y: 3, pxPerKm: 10 });
});

test.each([
  [10, 100, 10],
  [25, 100, 2],
  [2000, 100, 0.05],
  [0.5, 100, 200],
])('map: scale bar at %d pixels per kilometre and %d pixels → %d km', (pxPerKm, maxPx, km) => {
  expect(roundDistance(pxPerKm, maxPx)).toBeCloseTo(km, 10);
});
