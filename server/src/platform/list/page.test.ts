import { maxCounted } from '@serai/contract/counted';
import { describe, expect, test } from 'vitest';
import { AppError } from '../http/app-error.ts';
import { capped } from './count.ts';
import { writeCursor } from './cursor.ts';
import { openPage } from './page.ts';

const mine = ['orders', { agencyId: 1, status: 'confirmed' }];
const rows = [9, 7, 5].map((id) => ({ at: 1_790_000_000_000 + id, id }));
const open = (input: object, list: unknown = mine) =>
  openPage<(typeof rows)[0]>(input, list, ({ at, id }) => [at, id]);

function refusal(run: () => unknown): [string, string] {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return [error.fields[0]!.path, error.code];
    throw error;
  }
  return ['', 'none'];
}

describe('a page of a list', () => {
  test('list page: further rows → cursor that begins after the last row', () => {
    const { rows: shown, next } = open({ limit: 2 }).cut(rows);
    expect(shown).toEqual(rows.slice(0, 2));
    expect(open({ cursor: next! }).after).toEqual([rows[1]!.at, 7]);
    expect(open({ limit: 3 }).cut(rows)).toEqual({ rows, next: null });
    expect(open({}).cut([])).toEqual({ rows: [], next: null });
  });

  test('list page: cursor of another list → refused', () => {
    const next = open({ limit: 1 }).cut(rows).next!;
    for (const other of [
      ['orders', { agencyId: 2, status: 'confirmed' }],
      ['orders', { agencyId: 1 }],
    ]) {
      expect(refusal(() => open({ cursor: next }, other))).toEqual(['cursor', 'cursor_invalid']);
    }
  });

  test.each([
    ['nothing', ''],
    ['a word', 'next'],
    ['another id', writeCursor([1, 2], mine).replace('2.', '3.')],
    ['no digest', '1.2.'],
    ['numbers that are not exact', `zzzzzzzzzzzzzzzz.1.${writeCursor([1, 1], mine).split('.')[2]}`],
  ])('list page: cursor of %s → refused', (_, cursor) => {
    expect(refusal(() => open({ cursor }))).toEqual(['cursor', 'cursor_invalid']);
  });

  test('list page: page number → up to the counted rows', () => {
    expect(open({ page: maxCounted / 20 }).offset).toBe(maxCounted - 20);
    expect(refusal(() => open({ page: maxCounted / 20 + 1 }))).toEqual(['page', 'page_too_deep']);
  });

  test('page: more rows than counted → marked as such', () => {
    expect(capped(maxCounted)).toEqual({ total: maxCounted, total_capped: false });
    expect(capped(maxCounted + 1)).toEqual({ total: maxCounted, total_capped: true });
  });
});
