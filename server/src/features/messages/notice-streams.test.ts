import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSession, openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { type Listener, listenToNotices } from '../../../test/listen-to-notices.ts';
import { announce } from './announce.ts';

let world: TestWorld;
let url: string;
beforeEach(async () => {
  world = await openTestWorld();
  await world.fastify.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(world.fastify.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  // A departed client may have pre-opened a connection, for which a plain close would wait.
  await world.app.draining.begin(0);
  await world.close();
});

const tell = (bill: string) =>
  world.db.transaction().execute((trx) =>
    announce(trx, {
      agencyId: world.agencyA,
      event: 'bill_due',
      facts: { bill },
      to: [],
      now: world.clock.now(),
    }),
  );

const listen = (token: string) => listenToNotices(url, token);

const eventsOf = ({ heard }: Listener) => heard.map(({ news }) => news);
const until = (holds: () => boolean) => expect.poll(holds, { timeout: 10_000, interval: 5 }).toBe(true);

describe('the stream of a user’s notices', () => {
  it('notice stream: opened → current state, then new and read notices', async () => {
    await tell('B1');
    const listener = await listen(await world.tokenOf('owner'));
    const stranger = await listen(await world.tokenOf('otherAgency'));
    await until(() => eventsOf(listener).length === 1 && eventsOf(stranger).length === 1);
    expect(eventsOf(listener)[0]).toEqual({ unread: 1, newest: expect.any(Number) });
    await tell('B2');
    await world.app.memory.refresh();
    await until(() => eventsOf(listener).length === 2);
    expect(eventsOf(listener)[1]).toMatchObject({ unread: 2 });
    await world.call('POST', 'notice/read', { all: true }, { as: 'owner' });
    await world.app.memory.refresh();
    await until(() => eventsOf(listener).length === 3);
    expect(eventsOf(listener)[2]).toMatchObject({ unread: 0 });
    expect(eventsOf(stranger)).toEqual([{ unread: 0, newest: null }]);
    listener.stop();
    stranger.stop();
  });

  it('notice stream: idle → keep-alives', async () => {
    const listener = await listen(await world.tokenOf('owner'));
    await until(() => eventsOf(listener).length === 1);
    const before = listener.beats;
    await world.app.runTicker('notice streams');
    await until(() => listener.beats === before + 1);
    await world.app.runTicker('notice streams');
    world.clock.advance(25_000);
    await world.app.runTicker('notice streams');
    await until(() => listener.beats === before + 2);
    listener.stop();
  });

  it.each<[string, (token: string) => Promise<unknown>]>([
    ['its user logs out', (token) => world.call('POST', 'user/logout', { refresh_token: '' }, { token })],
    [
      'the session is ended from elsewhere',
      () => world.db.updateTable('sessions').set({ ended_at: world.clock.now() }).execute(),
    ],
    [
      'the user is disabled',
      () => world.db.updateTable('users').set({ disabled_at: world.clock.now() }).execute(),
    ],
    [
      'its token runs out',
      () => world.db.updateTable('sessions').set({ access_expires_at: world.clock.now() }).execute(),
    ],
    [
      'its token is renewed',
      () =>
        world.db
          .updateTable('sessions')
          .set({ access_expires_at: new Date('2101-01-01') })
          .execute(),
    ],
  ])('notice stream: %s → ends, nothing further sent', async (_, end) => {
    const token = await openSession(world.db, 'owner_a');
    const listener = await listen(token);
    await until(() => eventsOf(listener).length === 1);
    await end(token);
    await tell('B1');
    await world.app.memory.refresh();
    await world.app.runTicker('notice streams');
    await until(() => listener.isOver);
    expect(eventsOf(listener)).toHaveLength(1);
  });

  it('notice/stream: ninth stream of a user → the oldest ends', async () => {
    const token = await world.tokenOf('owner');
    const listeners: Listener[] = [];
    for (let opened = 0; opened < 9; opened++) {
      const listener = await listen(token);
      listeners.push(listener);
      await until(() => eventsOf(listener).length === 1);
    }
    await until(() => listeners[0]!.isOver);
    expect(listeners.slice(1).some(({ isOver }) => isOver)).toBe(false);
    await tell('B1');
    await world.app.memory.refresh();
    for (const listener of listeners.slice(1)) await until(() => eventsOf(listener).length === 2);
    expect(eventsOf(listeners[0]!)).toHaveLength(1);
    for (const listener of listeners) listener.stop();
  });

  it('notice/stream: portal stops → stream ends, shutdown does not wait for it', async () => {
    const listener = await listen(await world.tokenOf('owner'));
    await until(() => eventsOf(listener).length === 1);
    const startedAt = performance.now();
    const stopped = world.app.draining.begin(1000);
    await until(() => listener.isOver);
    const again = await fetch(`${url}/api/notice/stream`, {
      headers: { 'ba-user-token': await world.tokenOf('owner') },
    });
    expect([again.status, (await again.json()).data.reason]).toEqual([503, 'stopping']);
    await stopped;
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  it('notice/stream: reader gone → nothing kept for it', async () => {
    const listener = await listen(await world.tokenOf('owner'));
    await until(() => eventsOf(listener).length === 1);
    listener.stop();
    await until(() => listener.isOver);
    const opened = () => new Promise((resolve) => world.fastify.server.getConnections((_, n) => resolve(n)));
    await expect.poll(opened).toBeLessThanOrEqual(1);
    await tell('B1');
    await world.app.memory.refresh();
    expect(eventsOf(listener)).toHaveLength(1);
  });
});
