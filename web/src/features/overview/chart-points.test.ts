import { expect, test } from 'vitest';
import { placePoints } from './chart-points.ts';

test('chart points: higher amounts → higher, all inside the drawing', () => {
  const points = placePoints([0, 5000, 10_000], 300, 100);
  expect(points.map(({ x }) => x)).toEqual([50, 150, 250]);
  const [first, second, third] = points.map(({ y }) => y);
  expect(first).toBeGreaterThan(second ?? 0);
  expect(second).toBeGreaterThan(third ?? 0);
  expect(points.every(({ y }) => y >= 0 && y <= 100)).toBe(true);
});

test('chart points: week without money → flat line at the bottom', () => {
  expect(new Set(placePoints([0, 0, 0], 300, 100).map(({ y }) => y))).toEqual(new Set([98]));
});
