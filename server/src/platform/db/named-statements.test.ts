import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAsOwner, openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { inTransaction } from './transaction.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ maxConnections: 1 });
  await askAsOwner(
    world.owner,
    'CREATE TABLE beads (id int PRIMARY KEY, colour text); GRANT ALL ON beads TO public; INSERT INTO beads VALUES (1)',
  );
});
afterAll(() => world.close());

/** Names for which the only connection has a plan, of statements about the beads. */
async function namesOfBeads(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM pg_prepared_statements WHERE statement LIKE '%beads%' ORDER BY name`.execute(world.db);
  return rows.map(({ name }) => name);
}

const readBead = () =>
  inTransaction(world.db, async (trx) => {
    const { rows } = await sql`SELECT * FROM beads WHERE id = ${1}`.execute(trx);
    return rows;
  });

test('named statements: outside transactions → no name, however often', async () => {
  for (let i = 0; i < 20; i++) await sql`SELECT colour FROM beads WHERE id = ${i}`.execute(world.db);
  expect(await namesOfBeads()).toEqual([]);
});

test('named statements: repeated in transactions → named, same results', async () => {
  for (let i = 0; i < 4; i++) expect(await readBead()).toEqual([{ id: 1, colour: null }]);
  expect(await namesOfBeads()).toEqual([]);
  for (let i = 0; i < 4; i++) expect(await readBead()).toEqual([{ id: 1, colour: null }]);
  expect(await namesOfBeads()).toHaveLength(1);
});

test('named statements: table changes → retried, no wrong result', async () => {
  const [before] = await namesOfBeads();
  await askAsOwner(world.owner, 'ALTER TABLE beads ADD size int');
  let tries = 0;
  const rows = await inTransaction(world.db, async (trx) => {
    tries += 1;
    return (await sql`SELECT * FROM beads WHERE id = ${1}`.execute(trx)).rows;
  });
  expect(rows).toEqual([{ id: 1, colour: null, size: null }]);
  expect(tries).toBe(2);
  expect(await readBead()).toEqual(rows);
  expect(await namesOfBeads()).toHaveLength(2);
  expect((await namesOfBeads()).filter((name) => name !== before)).toHaveLength(1);
});

test('named statements: condition on a partial index → planned for its values each time', async () => {
  await askAsOwner(
    world.owner,
    "CREATE UNIQUE INDEX beads_red ON beads (colour) WHERE colour = 'red'; INSERT INTO beads VALUES (2, 'red')",
  );
  for (let i = 0; i < 15; i++) {
    await inTransaction(world.db, (trx) =>
      sql`INSERT INTO beads (id, colour) VALUES (${10 + i}, 'red')
        ON CONFLICT (colour) WHERE colour = ${'red'} DO NOTHING`.execute(trx),
    );
  }
  const { rows } = await sql<{ id: number }>`SELECT id FROM beads WHERE colour = 'red'`.execute(world.db);
  expect(rows).toEqual([{ id: 2 }]);
});
