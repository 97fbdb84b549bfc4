import { expect, test } from 'vitest';
import { placePostings } from './place-postings.ts';

const book = { at: 100, event: 'book' };
const pay = { at: 200, event: 'pay' };
const refund = { at: 900, event: 'refund' };

test('order story: money of the same moment → at its step', () => {
  const paid = { at: 201, sum: -5 };
  const back = { at: 900, sum: 5 };
  expect(placePostings([book, pay, refund], [paid, back])).toEqual([
    { at: 100, row: book, postings: [] },
    { at: 200, row: pay, postings: [paid] },
    { at: 900, row: refund, postings: [back] },
  ]);
});

test('order story: several steps of one moment → money at the last of them', () => {
  const confirmed = { at: 200, event: 'confirm' };
  const paid = { at: 200, sum: -5 };
  expect(placePostings([pay, confirmed], [paid]).map(({ postings }) => postings.length)).toEqual([0, 1]);
});

test('order story: money without a step → between the steps at its time', () => {
  const moved = { at: 500, sum: 3 };
  const steps = placePostings([book, refund], [moved]);
  expect(steps.map(({ at }) => at)).toEqual([100, 500, 900]);
  expect(steps[1]).toEqual({ at: 500, row: null, postings: [moved] });
});
