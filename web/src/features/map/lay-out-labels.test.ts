import { expect, test } from 'vitest';
import { isFree, labelBeyond, layOutLabels } from './lay-out-labels.ts';

const point = (id: number, x: number, y: number) => ({ id, x, y, width: 60 });

test('map labels: points far apart → each above its own point', () => {
  const labels = layOutLabels([point(1, 0, 0), point(2, 200, 0)]);
  expect(labels.map(({ ids }) => ids)).toEqual([[1], [2]]);
  expect(labels[0]!.box).toEqual({ left: -30, top: -33, width: 60, height: 26 });
});

test('map labels: near points → beside one another without overlaps, else joined with the nearest', () => {
  const labels = layOutLabels([1, 2, 3, 4, 5, 6].map((id) => point(id, 0, 0)));
  expect(labels.map(({ ids }) => ids)).toEqual([[1, 3, 4, 5, 6], [2]]);
  const crowd = Array.from({ length: 200 }, (_, at) => point(at, (at * 37) % 300, (at * 53) % 200));
  const placed = layOutLabels(crowd);
  for (const { box } of placed) {
    const others = placed.flatMap((other) => (other.box === box ? [] : [other.box]));
    expect(isFree(box, others)).toBe(true);
  }
  expect(placed.flatMap(({ ids }) => ids).sort((a, b) => a - b)).toEqual(crowd.map(({ id }) => id));
});

test('map labels: arrow keys → nearest label in that direction', () => {
  const labels = layOutLabels([point(1, 0, 0), point(2, 100, 10), point(3, 30, 90), point(4, -200, 0)]);
  const [first, right, below, left] = labels;
  expect(labelBeyond(labels, first!, 'ArrowRight')).toBe(right);
  expect(labelBeyond(labels, first!, 'ArrowDown')).toBe(below);
  expect(labelBeyond(labels, first!, 'ArrowLeft')).toBe(left);
  expect(labelBeyond(labels, first!, 'ArrowUp')).toBeUndefined();
  expect(labelBeyond(labels, first!, 'Enter')).toBeUndefined();
});
