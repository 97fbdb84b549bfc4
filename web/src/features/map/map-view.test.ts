import { expect, test } from 'vitest';
import {
  fitView,
  isClosest,
  isInside,
  panView,
  projectAround,
  roundDistance,
  tilesIn,
  zoomView,
} from './map-view.ts';

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

test('map tiles: a city in a window → tiles without gaps that cover it, points where the flat map has them', () => {
  const origin = { latitude: 16.8, longitude: 96.15 };
  const size = { width: 900, height: 600 };
  const view = { x: 2, y: -3, pxPerKm: 40 };
  const tiles = tilesIn(view, size, origin);
  const edges = { left: 2 * 40 - 450, right: 2 * 40 + 450, top: -3 * 40 - 300, bottom: -3 * 40 + 300 };
  expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(edges.left);
  expect(Math.max(...tiles.map(({ left, width }) => left + width))).toBeGreaterThanOrEqual(edges.right);
  expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(edges.top);
  expect(Math.max(...tiles.map(({ top, height }) => top + height))).toBeGreaterThanOrEqual(edges.bottom);
  const [first] = tiles;
  const right = tiles.find(({ x, y }) => x === first!.x + 1 && y === first!.y);
  const below = tiles.find(({ x, y }) => x === first!.x && y === first!.y + 1);
  expect(right!.left).toBe(first!.left + first!.width);
  expect(below!.top).toBe(first!.top + first!.height);
  // The zoom draws a tile of 256 px at 0.7 to 1.4 times its size, at this latitude nearly square.
  expect(first!.width).toBeGreaterThan(180);
  expect(first!.width).toBeLessThan(363);
  expect(Math.abs(first!.width - first!.height)).toBeLessThanOrEqual(3);
  // Shwedagon's tile of zoom 13 by the inverse hyperbolic sine of the tangent of its latitude.
  const pagoda = projectAround(origin)({ latitude: 16.7983, longitude: 96.1497 });
  const place = { x: pagoda.x * 40, y: pagoda.y * 40 };
  const own = tiles.find(
    ({ left, top, width, height }) =>
      place.x >= left && place.x < left + width && place.y >= top && place.y < top + height,
  );
  expect(own).toMatchObject({ z: 13, x: 6283, y: 3708 });
});

test('map tiles: widest and closest view → zoom and number of tiles bounded', () => {
  const origin = { latitude: 22, longitude: 96 };
  const size = { width: 4000, height: 3000 };
  expect(tilesIn({ x: 0, y: 0, pxPerKm: 2000 }, size, origin)[0]?.z).toBe(18);
  expect(tilesIn({ x: 0, y: 0, pxPerKm: 0.5 }, size, origin).length).toBeLessThanOrEqual(150);
});
