import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAsOwner, openTestWorld, type TestWorld } from '../../../test/harness.ts';
import {
  byId,
  byTime,
  type CountedQuery,
  filtersIn,
  joinConditions,
  type ListOrder,
  readBatches,
  readList,
  readPage,
} from './read-list.ts';

interface Bead {
  id: number;
  made_at: Date;
}

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ maxConnections: 1 });
  // Beads 2 and 3 were made at the same instant; bead 6 is not round.
  await askAsOwner(
    world.owner,
    `CREATE TABLE beads (id bigint PRIMARY KEY, made_at timestamptz NOT NULL, round bool NOT NULL);
    GRANT ALL ON beads TO public;
    INSERT INTO beads SELECT id, '2026-11-01Z'::timestamptz + least(abs(id - 2.5) - 0.5, 2) * '1 day'::interval, id < 6
    FROM generate_series(1, 6) id`,
  );
});
afterAll(() => world.close());

const round = sql`bead.round`;
const beads = (order: ListOrder<Bead>, where = round): CountedQuery<Bead> => ({
  list: ['beads'],
  order,
  where,
  from: sql`FROM beads bead`,
  select: (wanted) => sql<Bead>`SELECT bead.id, bead.made_at FROM beads bead WHERE ${wanted}`,
});

const orders: [string, ListOrder<Bead>, number[]][] = [
  ['newest id first', byId('newest first', 'bead.id'), [5, 4, 3, 2, 1]],
  ['oldest id first', byId('oldest first', 'bead.id'), [1, 2, 3, 4, 5]],
  ['newest first', byTime('newest first', 'bead.made_at'), [5, 4, 1, 3, 2]],
  ['oldest first', byTime('oldest first', 'bead.made_at'), [2, 3, 1, 4, 5]],
];

describe('readList', () => {
  test.each(orders)(
    'readList: cursors followed from page to page, %s → every row once, in order',
    async (_, order, ids) => {
      const seen: number[] = [];
      for (let cursor: string | undefined; ; ) {
        const { rows, next, ...counts } = await readList(world.db, { limit: 2, cursor }, beads(order));
        expect(counts).toEqual({ total: 5, total_capped: false });
        seen.push(...rows.map(({ id }) => id));
        if (next === null) break;
        cursor = next;
      }
      expect(seen).toEqual(ids);
    },
  );

  test('readList: a page number → its rows, with the total of all pages', async () => {
    const { rows, total } = await readList(
      world.db,
      { limit: 2, page: 2 },
      beads(byId('oldest first', 'bead.id')),
    );
    expect(rows.map(({ id }) => id)).toEqual([3, 4]);
    expect(total).toBe(5);
  });

  test('readList: a condition with OR and a cursor → the cursor restricts both alternatives', async () => {
    const query = beads(byId('oldest first', 'bead.id'), sql`bead.id = 1 OR bead.id > 4`);
    const { next } = await readPage(world.db, { limit: 1 }, query);
    const { rows } = await readPage(world.db, { cursor: next! }, query);
    expect(rows.map(({ id }) => id)).toEqual([5, 6]);
  });
});

test.each(orders)(
  'readBatches: %s → all rows in order, in batches of the given size',
  async (_, order, ids) => {
    const batches: number[][] = [];
    for await (const rows of readBatches(world.db, beads(order), 2)) batches.push(rows.map(({ id }) => id));
    expect(batches).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
  },
);

test('joinConditions: absent conditions → dropped; none left → every row', () => {
  const textOf = (condition: ReturnType<typeof joinConditions>) => condition.compile(world.db).sql;
  expect(textOf(joinConditions([undefined, sql`a`, false, '', null, sql`b OR c`]))).toBe('(a) AND (b OR c)');
  expect(textOf(joinConditions([undefined, false]))).toBe('true');
});

test('filtersIn: input with paging → the filters alone', () => {
  expect(filtersIn({ page: 2, limit: 5, cursor: 'x', status: 'open' })).toEqual({ status: 'open' });
});
