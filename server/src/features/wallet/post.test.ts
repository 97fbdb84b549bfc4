import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import {
  completeLines,
  endLines,
  type Line,
  payEarlyLines,
  payLines,
  reversed,
  topUpLines,
} from '../../domain/ledger/lines.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { checkLedger, post, readWallet, setCreditLimit } from './wallet.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.close());

/** A run is repeated by its seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Posts, or says which refusal came. */
async function tryPost(agencyId: number, key: string, lines: readonly Line[]): Promise<string> {
  const now = world.clock.now();
  try {
    await inTransaction(world.db, (trx) =>
      post(trx, { event: 'test', key, agencyId, orderId: null, lines, userId: null, memo: '', now }),
    );
    return 'ok';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

test('a random run of commands sums to zero and keeps every promise', async () => {
  const random = randomFrom(20_261_121);
  const agencies = [world.agencies.A, world.agencies.B];
  const held: { agencyId: number; channel: 'balance' | 'credit'; total: number }[] = [];
  const seen: Record<string, number> = {};
  for (let step = 0; step < 500; step++) {
    const agencyId = agencies[random(2)]!;
    const amount = 1 + random(50_000);
    const channel = random(2) === 0 ? 'balance' : 'credit';
    const kind = random(6);
    let outcome = 'ok';
    if (kind === 0) outcome = await tryPost(agencyId, `run:${step}`, topUpLines(amount));
    else if (kind <= 2) {
      outcome = await tryPost(agencyId, `run:${step}`, payLines(channel, amount));
      if (outcome === 'ok') held.push({ agencyId, channel, total: amount });
    } else if (kind === 3 && held.length > 0) {
      const [order] = held.splice(random(held.length), 1);
      const lines =
        random(2) === 0
          ? completeLines(order!.total)
          : endLines(order!.channel, order!.total, random(order!.total + 1));
      outcome = await tryPost(order!.agencyId, `run:${step}`, lines);
    } else if (kind === 4) {
      const terms = { agencyId, creditLimit: random(200_000), verified: true, now: world.clock.now() };
      await inTransaction(world.db, (trx) => setCreditLimit(trx, terms));
    } else {
      const { credit_used } = await readWallet(world.db, agencyId, world.clock.now());
      if (credit_used.amount > 0) {
        outcome = await tryPost(agencyId, `run:${step}`, payEarlyLines(Math.min(amount, credit_used.amount)));
      }
    }
    seen[outcome] = (seen[outcome] ?? 0) + 1;
  }
  expect(Object.keys(seen).sort()).toEqual(['balance_too_low', 'credit_too_low', 'ok']);
  expect(await checkInvariants(world.db)).toEqual([]);
  expect(await checkLedger(world.db, [], world.clock.now())).toEqual([]);
});

test('agencies that earn the seller money do not wait for each other', async () => {
  const [first, second] = [world.agencies.A, world.agencies.B];
  for (const agencyId of [first, second]) await tryPost(agencyId, `seller:${agencyId}`, topUpLines(1000));
  await inTransaction(world.db, async (trx) => {
    const now = world.clock.now();
    const posting = { event: 'test', orderId: null, userId: null, memo: '', now };
    await post(trx, { ...posting, key: 'seller:slow', agencyId: first, lines: payLines('balance', 600) });
    await post(trx, { ...posting, key: 'seller:slow:done', agencyId: first, lines: completeLines(600) });
    // The first is still open: had it locked the seller's account, this would be refused after the database's limit.
    expect(await tryPost(second, 'seller:quick', payLines('balance', 600))).toBe('ok');
    expect(await tryPost(second, 'seller:quick:done', completeLines(600))).toBe('ok');
  });
  expect(await checkInvariants(world.db)).toEqual([]);
});

test('a key posts once, however often it is asked for', async () => {
  const before = await readWallet(world.db, world.agencies.A, world.clock.now());
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => tryPost(world.agencies.A, 'once', topUpLines(700))),
  );
  expect(outcomes.every((outcome) => outcome === 'ok')).toBe(true);
  const after = await readWallet(world.db, world.agencies.A, world.clock.now());
  expect(after.balance.amount - before.balance.amount).toBe(700);
});

test('a correction is the reverse of the wrong posting', async () => {
  const before = await readWallet(world.db, world.agencies.B, world.clock.now());
  await tryPost(world.agencies.B, 'wrong', topUpLines(1234));
  await tryPost(world.agencies.B, 'wrong:reversed', reversed(topUpLines(1234)));
  expect(await readWallet(world.db, world.agencies.B, world.clock.now())).toEqual(before);
});

test('20 payers at once never exceed the credit, nor leave any of it unused', async () => {
  const fresh = await openOrderWorld();
  try {
    for (let round = 1; round <= 5; round++) {
      await fresh.fund(0, round * 5 * 51_100);
      const ids = await Promise.all(Array.from({ length: 20 }, () => fresh.book()));
      const replies = await Promise.all(
        ids.map((id) => fresh.call('POST', 'order/pay', { id, pay_channel: 'credit' }, { as: 'owner' })),
      );
      expect(replies.filter(({ code }) => code === 1)).toHaveLength(5);
      for (const { code, data } of replies) if (code !== 1) expect(data.reason).toBe('credit_too_low');
      expect((await readWallet(fresh.db, fresh.agencies.A, world.clock.now())).credit_left.amount).toBe(0);
    }
    expect(await checkInvariants(fresh.db)).toEqual([]);
  } finally {
    await fresh.close();
  }
});
