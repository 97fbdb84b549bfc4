import { expect, test } from 'vitest';
import { keepRows } from './kept-rows.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

test('keepRows: a row leaves the list → it stays in its place, marked as left', () => {
  const open = keepRows([], rows(3, 2, 1));
  expect(keepRows(open, rows(3, 1))).toEqual([
    { row: { id: 3 }, left: false },
    { row: { id: 2 }, left: true },
    { row: { id: 1 }, left: false },
  ]);
});

test('keepRows: a new row begins the list → it comes last, so that no other row moves', () => {
  expect(keepRows(keepRows([], rows(2, 1)), rows(3, 2, 1)).map(({ row }) => row.id)).toEqual([2, 1, 3]);
});

test('keepRows: a row that left comes back with new facts → it is shown with them, no longer as left', () => {
  const gone = keepRows(keepRows([], [{ id: 1, status: 'old' }]), []);
  expect(keepRows(gone, [{ id: 1, status: 'new' }])).toEqual([
    { row: { id: 1, status: 'new' }, left: false },
  ]);
});
