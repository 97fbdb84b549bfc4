import { saveSiteSettings } from '@serai/contract/site/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAsOwner, openSession, openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { testStart } from '../../../test/population.ts';
import { digestState } from '../../../test/state-digest.ts';
import { command, type Db, route } from '../../calls.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const post = (path: string, data: object, key?: string) =>
  world.call('POST', path, data, { as: 'operator', ...(key ? { key } : {}) });
const list = async (asked: object = {}) =>
  (await world.call('GET', 'console/activity/list', asked, { as: 'operator' })).data;
const newest = async () => (await list({ limit: 1 })).list[0];

describe('audit row of a change by the staff (P27)', () => {
  it('audit row: change by staff (P27) → listed with who, what, object, before, after, reason, time and address', async () => {
    const topUp = { agency_id: world.agencyA, amount: 12_300, memo: 'Wire of 20 November' };
    expect((await post('console/wallet/topUp', topUp)).code).toBe(1);
    expect(await newest()).toMatchObject({
      at: testStart.getTime() / 1000,
      operator: 'operator_1',
      call: 'console/wallet/topUp',
      object_kind: 'agency',
      object_id: world.agencyA,
      object_name: 'Agency A',
      before: { balance: 0 },
      after: { balance: 12_300 },
      reason: 'Wire of 20 November',
      ip: '127.0.0.1',
    });
  });

  it('audit entry: some values changed → only those, null for missing ones', async () => {
    await post('console/site/save', { tag: 'Tea', siteNameEn: 'Serai' });
    expect(await newest()).toMatchObject({
      object_kind: 'site',
      before: { tag: 'B2B' },
      after: { tag: 'Tea' },
    });
    const entry = { place: 'nav', entry_name: 'rail', title_zh: '火车', title_en: 'Rail', menu_type: 'link' };
    const { data } = await post('console/menu/save', { ...entry, url: 'https://rail.example.com/' });
    const { id } = data.entry;
    expect(await newest()).toMatchObject({ object_id: id, before: null, after: { title_en: 'Rail' } });
    await post('console/menu/delete', { id });
    expect(await newest()).toMatchObject({ object_id: id, before: { title_en: 'Rail' }, after: null });
  });

  it('audit row: invitation of staff → no secret, in particular no link', async () => {
    const person = { username: 'lin_an', nickname: '林安', email: 'lin@example.com', role: 'desk' };
    await post('console/staff/invite', person);
    const row = await newest();
    expect(row).toMatchObject({
      object_kind: 'operator',
      object_name: 'lin_an',
      before: null,
      after: person,
    });
    expect(Object.keys(row.after).sort()).toEqual(Object.keys(person).sort());
  });

  it('audit row: row cannot be written → change refused', async () => {
    const bar = 'ADD CONSTRAINT barred CHECK (id < 0) NOT VALID';
    await askAsOwner(world.owner, `ALTER TABLE operator_actions ${bar}`);
    const before = await digestState(world.db);
    for (const [path, data] of [
      ['console/site/save', { tag: 'Lost' }],
      ['console/wallet/setCreditLimit', { agency_id: world.agencyB, credit_limit: 700 }],
    ] as const) {
      expect((await post(path, data)).http).toBe(500);
    }
    expect(await digestState(world.db)).toBe(before);
    await askAsOwner(world.owner, 'ALTER TABLE operator_actions DROP CONSTRAINT barred');
  });

  it('audit row: change rolled back, even at its commit → no row', async () => {
    // Rows that a first call leaves, such as the last-seen time, exist before.
    await post('console/site/save', { tag: 'Kept' });
    await askAsOwner(
      world.owner,
      `CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'lost'; END $$;
       CREATE CONSTRAINT TRIGGER lost AFTER INSERT OR UPDATE ON site_settings
         DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION lose()`,
    );
    const before = await digestState(world.db);
    expect((await post('console/site/save', { tag: 'Lost' })).http).toBe(500);
    expect(await digestState(world.db)).toBe(before);
    await askAsOwner(world.owner, 'DROP TRIGGER lost ON site_settings');
  });

  it('audit entry: update or delete → refused, even for the owner of the tables', async () => {
    for (const change of [
      "UPDATE operator_actions SET reason = ''",
      'DELETE FROM operator_actions',
      'TRUNCATE operator_actions',
    ]) {
      await expect(world.pool.query(change), change).rejects.toThrow('permission denied');
      await expect(askAsOwner(world.owner, change), change).rejects.toThrow('append-only');
    }
  });
});

describe('the list', () => {
  it('console/activity/list: pages → newest first, filtered by person, object and time', async () => {
    world.clock.advance(3_600_000);
    for (let limit = 1; limit <= 5; limit++) {
      await post('console/wallet/setCreditLimit', { agency_id: world.agencyB, credit_limit: limit * 100 });
    }
    const all = (await list({ limit: 100 })).list.map(({ id }: { id: number }) => id);
    const walked: number[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await list({ limit: 2, ...(cursor ? { cursor } : {}) });
      walked.push(...page.list.map(({ id }: { id: number }) => id));
      if (page.next === null) break;
      cursor = page.next;
    }
    expect(walked).toEqual(all);
    expect([...all].sort((a, b) => b - a)).toEqual(all);
    expect((await list({ object_kind: 'agency', object_name: 'Agency B' })).list).toHaveLength(5);
    expect((await list({ object_name: 'Agency' })).list).toEqual([]);
    const later = testStart.getTime() / 1000 + 3600;
    expect((await list({ from: later })).list).toHaveLength(5);
    expect((await list({ to: later })).list).toHaveLength(all.length - 5);
    const { operators } = await list();
    const lin = operators.find(({ name }: { name: string }) => name === '林安');
    expect((await list({ operator_id: lin.id })).list).toEqual([]);
    world.clock.set(testStart);
  });

  it('console/activity/list: without the right → refused', async () => {
    const token = await openSession(world.db, 'lin_an');
    expect((await world.call('GET', 'console/activity/list', {}, { token })).code).toBe(401);
    expect((await world.call('GET', 'console/activity/list', {}, { as: 'owner' })).code).toBe(401);
  });
});

it('route and command: staff change bound without an audit row → the portal does not start', () => {
  const never = async (): Promise<never> => {
    throw new Error('nothing is called here');
  };
  expect(() => route(saveSiteSettings, never)).toThrow('console/site/save is a change by the staff');
  expect(() => command({} as Db, saveSiteSettings, never)).toThrow('console/site/save is a change');
});
