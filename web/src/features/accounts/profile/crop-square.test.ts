import { expect, test } from 'vitest';
import {
  firstSquare,
  leastSide,
  maxZoomOf,
  type Square,
  shareOf,
  squareOf,
  zoomOf,
  zoomTo,
} from './crop-square.ts';

const wide = { width: 1200, height: 800 };
const sizes = [wide, { width: 800, height: 1200 }, { width: 64, height: 64 }, { width: 64, height: 4000 }];

function isInside({ x, y, side }: Square, size: typeof wide): boolean {
  const slack = 1e-6;
  return (
    side > 0 &&
    x >= -slack &&
    y >= -slack &&
    x + side <= size.width + slack &&
    y + side <= size.height + slack
  );
}

test('crop: initial square → centred inside the picture', () => {
  expect(firstSquare(wide)).toEqual({ x: 240, y: 40, side: 720 });
  for (const size of sizes) expect(isInside(firstSquare(size), size), JSON.stringify(size)).toBe(true);
});

test('crop: zoom → same centre, reported back as set', () => {
  const zoomed = zoomTo({ x: 200, y: 100, side: 400 }, wide, 400);
  expect(zoomed).toEqual({ x: 300, y: 200, side: 200 });
  expect(zoomOf(zoomed, wide)).toBe(400);
});

test('crop square: zoomed out at an edge → moved inside', () => {
  const zoomed = zoomTo({ x: 1100, y: 700, side: 100 }, wide, 100);
  expect(zoomed).toEqual({ x: 400, y: 0, side: 800 });
});

test('crop: zoom → never below the rendered number of pixels', () => {
  for (const size of sizes) {
    const square = zoomTo(firstSquare(size), size, maxZoomOf(size));
    expect(square.side).toBeGreaterThanOrEqual(leastSide - 1e-6);
    expect(isInside(square, size)).toBe(true);
  }
});

test('crop square: converted to shares and back → same square, never outside', () => {
  const square = { x: 130, y: 70, side: 333 };
  const back = squareOf(shareOf(square, wide), wide);
  for (const part of ['x', 'y', 'side'] as const) expect(back[part]).toBeCloseTo(square[part], 6);
  expect(isInside(squareOf({ x: 99, y: -5, width: 200 }, wide), wide)).toBe(true);
});
