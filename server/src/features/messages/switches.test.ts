import { messageKinds } from '@serai/contract/messages/kinds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import type { PersonName } from '../../../test/population.ts';
import { announce, type News } from './announce.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['notices', 'outbox', 'message_switches'] as const) {
    await world.db.deleteFrom(table).execute();
  }
});

const tell = (event: News['event']) =>
  world.db.transaction().execute((trx) =>
    announce(trx, {
      agencyId: world.agencyA,
      event,
      to: [],
      now: world.clock.now(),
      facts: { sn: 'H1', title_zh: '酒店', title_en: 'Hotel', bill: 'B1' },
    }),
  );
const told = async () => ({
  mails: (await world.db.selectFrom('outbox').select('event').orderBy('id').execute()).map(
    ({ event }) => event,
  ),
  notices: (await world.db.selectFrom('notices').select('event').orderBy('id').execute()).map(
    ({ event }) => event,
  ),
});
const save = (switches: object[], as: PersonName = 'owner') =>
  world.call('POST', 'notice/saveSwitches', { switches }, { as });
const off = (kind: string, channel: string) => ({ kind, channel, on: false });

describe('what a user is notified of', () => {
  it('message switches: new user → all on except the digest; account safety → always on', async () => {
    const { kinds } = (await world.call('GET', 'notice/switches', {}, { as: 'owner' })).data;
    expect(kinds.map(({ kind }: { kind: string }) => kind)).toEqual(messageKinds);
    for (const { kind, channels } of kinds) {
      for (const { on, fixed } of channels) {
        expect([kind, on, fixed]).toEqual([kind, kind !== 'digest', kind === 'security']);
      }
    }
    const texted = kinds.filter(({ channels }: { channels: unknown[] }) => channels.length === 3);
    expect(texted.map(({ kind }: { kind: string }) => kind)).toEqual(['service_day']);
    const partly = kinds.filter(({ partly_fixed }: { partly_fixed: boolean }) => partly_fixed);
    expect(partly.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['orders', 'approvals', 'money', 'bills', 'invoices']),
    );
  });

  it('message switches: kind off for a channel → not sent there; on again → sent', async () => {
    expect((await save([off('orders', 'mail')])).code).toBe(1);
    await tell('order_confirmed');
    expect(await told()).toEqual({ mails: [], notices: ['order_confirmed'] });
    await save([off('orders', 'notice')]);
    await tell('order_cancelled');
    expect(await told()).toEqual({ mails: [], notices: ['order_confirmed'] });
    const saved = await save([
      { kind: 'orders', channel: 'mail', on: true },
      { kind: 'orders', channel: 'notice', on: true },
    ]);
    expect(saved.data.kinds[0].channels).toEqual([
      { channel: 'mail', on: true, fixed: false },
      { channel: 'notice', on: true, fixed: false },
    ]);
    await tell('order_completed');
    expect(await told()).toEqual({
      mails: ['order_completed'],
      notices: ['order_confirmed', 'order_completed'],
    });
  });

  it('message switches: kind off → deadlines of payments and answers still sent', async () => {
    await save([
      off('orders', 'mail'),
      off('orders', 'notice'),
      off('bills', 'mail'),
      off('bills', 'notice'),
    ]);
    await tell('order_received');
    await tell('bill_due');
    await tell('bill_paid');
    expect(await told()).toEqual({
      mails: ['order_received', 'bill_due'],
      notices: ['order_received', 'bill_due'],
    });
  });

  it('message switches: one user’s setting → no effect on others', async () => {
    await save([off('orders', 'mail')], 'otherAgency');
    await tell('order_confirmed');
    expect((await told()).mails).toEqual(['order_confirmed']);
  });

  it('message switches: fixed kind, or a channel that the kind lacks → refused', async () => {
    expect((await save([off('security', 'mail')])).data.reason).toBe('switch_fixed');
    expect((await save([off('orders', 'text')])).data.reason).toBe('not_found');
    expect((await save([off('approvals', 'mail')], 'operator')).data.reason).toBe('not_found');
    for (const bad of [[], [off('weather', 'mail')], [off('orders', 'post')]]) {
      expect((await save(bad)).data.errors, JSON.stringify(bad)).not.toEqual([]);
    }
    expect(await world.db.selectFrom('message_switches').selectAll().execute()).toEqual([]);
  });
});
