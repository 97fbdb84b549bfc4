import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { joinStaff } from '../../../test/join-staff.ts';
import type { CallOptions } from '../../../test/test-caller.ts';

let world: TestWorld;
let desk: string;
beforeAll(async () => {
  world = await openTestWorld();
  desk = await joinStaff(world, 'desk');
});
afterAll(() => world.close());

const add = (text: string, { who, id, key }: { who?: CallOptions; id?: number; key?: string } = {}) =>
  world.call(
    'POST',
    'console/agency/addNote',
    { agency_id: id ?? world.agencyA, text },
    { token: desk, ...(key ? { key } : {}), ...who },
  );
const notesOf = async (id: number) =>
  (await world.call('GET', 'console/agency/detail', { id }, { token: desk })).data.notes;

test('agency/addNote: two notes → newest first with author and time, on this agency only', async () => {
  expect((await add('Prefers calls in the morning')).code).toBe(1);
  world.clock.advance(60_000);
  expect((await add('Pays on Fridays')).code).toBe(1);
  const now = Math.floor(world.clock.now().getTime() / 1000);
  expect(await notesOf(world.agencyA)).toMatchObject([
    { text: 'Pays on Fridays', by: 'staff_desk', at: now },
    { text: 'Prefers calls in the morning', by: 'staff_desk', at: now - 60 },
  ]);
  expect(await notesOf(world.agencyB)).toEqual([]);
});

test('agency/addNote: same key again → one note', async () => {
  const key = 'note-4711-of-the-desk';
  const before = (await notesOf(world.agencyA)).length;
  await add('Asked for a quote', { key });
  await add('Asked for a quote', { key });
  expect(await notesOf(world.agencyA)).toHaveLength(before + 1);
});

test('agency/addNote: unknown agency, empty text, auditor, member → refused', async () => {
  expect((await add('Who is it?', { id: 999_999 })).data.reason).toBe('not_found');
  expect((await add(' ')).data.errors).toMatchObject([{ field: 'text' }]);
  const auditor = await joinStaff(world, 'auditor');
  expect((await add('I was here', { who: { token: auditor } })).code).toBe(401);
  const owner = await world.tokenOf('owner');
  expect((await add('We are fine', { who: { token: owner } })).code).toBe(401);
});
