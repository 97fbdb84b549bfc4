import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { amendContract } from '../contracts/contracts.ts';
import { insertAgency, insertUser } from '../people/people.ts';
import {
  changeTerms,
  checkLedger,
  notifyTermChanges,
  openWallet,
  post,
  readWallet,
  setCreditLimit,
} from './wallet.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.close());

/** Pseudo-random numbers, reproducible by seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Posts; returns ok or the error code. */
async function tryPost(agencyId: number, key: string, lines: readonly Line[]): Promise<string> {
  const now = world.clock.now();
  try {
    await inTransaction(world.db, (trx) =>
      post(trx, {
        event: 'test',
        key,
        agencyId,
        entityId: null,
        orderId: null,
        lines,
        userId: null,
        memo: '',
        now,
      }),
    );
    return 'ok';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

test('post: random commands → every posting sums to zero and all invariants hold', async () => {
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

test('post: two agencies pay the seller concurrently → no waiting for each other', async () => {
  const [first, second] = [world.agencies.A, world.agencies.B];
  for (const agencyId of [first, second]) await tryPost(agencyId, `seller:${agencyId}`, topUpLines(1000));
  await inTransaction(world.db, async (trx) => {
    const now = world.clock.now();
    const posting = { event: 'test', entityId: null, orderId: null, userId: null, memo: '', now };
    await post(trx, { ...posting, key: 'seller:slow', agencyId: first, lines: payLines('balance', 600) });
    await post(trx, { ...posting, key: 'seller:slow:done', agencyId: first, lines: completeLines(600) });
    // The first transaction is still open: if it had locked the seller's account, this would fail with a lock
    // timeout.
    expect(await tryPost(second, 'seller:quick', payLines('balance', 600))).toBe('ok');
    expect(await tryPost(second, 'seller:quick:done', completeLines(600))).toBe('ok');
  });
  expect(await checkInvariants(world.db)).toEqual([]);
});

test('post: one posting → two statements, terms included', async () => {
  let statements = 0;
  const counted = world.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const posting = {
    event: 'test',
    agencyId: world.agencies.A,
    entityId: null,
    orderId: null,
    userId: null,
    memo: '',
  };
  await inTransaction(counted, (trx) =>
    post(trx, { ...posting, key: 'counted', lines: topUpLines(100), now: world.clock.now() }),
  );
  expect(statements).toBe(2);
});

test('post: same key repeatedly → posted once', async () => {
  const before = await readWallet(world.db, world.agencies.A, world.clock.now());
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => tryPost(world.agencies.A, 'once', topUpLines(700))),
  );
  expect(outcomes.every((outcome) => outcome === 'ok')).toBe(true);
  const after = await readWallet(world.db, world.agencies.A, world.clock.now());
  expect(after.balance.amount - before.balance.amount).toBe(700);
});

test('post: correction → reverses the wrong posting', async () => {
  const before = await readWallet(world.db, world.agencies.B, world.clock.now());
  await tryPost(world.agencies.B, 'wrong', topUpLines(1234));
  await tryPost(world.agencies.B, 'wrong:reversed', reversed(topUpLines(1234)));
  expect(await readWallet(world.db, world.agencies.B, world.clock.now())).toEqual(before);
});

test('order/pay: 20 concurrent payers on credit → limit used up exactly, never exceeded', async () => {
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

describe('low money notifications', () => {
  let made = 0;

  /** Opens an agency with a limit and members; returns helpers to spend and pay. */
  async function openAgency(creditLimit: number) {
    made += 1;
    const now = world.clock.now();
    const name = `low${made}`;
    const agencyId = await inTransaction(world.db, async (trx) => {
      const id = await insertAgency(trx, { name, currency: 'USD', created_at: now });
      await openWallet(trx, id);
      await setCreditLimit(trx, { agencyId: id, creditLimit, verified: true, now });
      for (const [username, role, nodes] of [
        [`${name}_owner`, 'owner', null],
        [`${name}_finance`, 'finance', null],
        [`${name}_unseeing`, 'finance', []],
        [`${name}_booker`, 'booker', null],
      ] as const) {
        const person = {
          username,
          nickname: username,
          password_hash: 'none',
          email: `${username}@example.com`,
        };
        await insertUser(trx, {
          ...person,
          agency_id: id,
          role,
          nodes: nodes && [...nodes],
          lang: 'en',
          created_at: now,
        });
      }
      return id;
    });
    let step = 0;
    const move = (lines: readonly Line[], key = `${name}:${step++}`) => tryPost(agencyId, key, lines);
    return {
      agencyId,
      move,
      buy: (amount: number, key?: string) => move(payLines('credit', amount), key),
      payBack: (amount: number) => move(reversed(payLines('credit', amount))),
      setLimit: (limit: number) =>
        inTransaction(world.db, (trx) =>
          setCreditLimit(trx, { agencyId, creditLimit: limit, verified: true, now: world.clock.now() }),
        ),
      /** Subjects of the mails since the last call, by recipient. */
      async told() {
        const mails = await world.db
          .deleteFrom('outbox')
          .where('recipient', 'like', `${name}\\_%`)
          .returning(['recipient', 'subject', 'body'])
          .execute();
        for (const { body } of mails) expect(body).toContain('USD');
        const of = (who: string) =>
          mails
            .filter(({ recipient }) => recipient.startsWith(`${name}_${who}`))
            .map(({ subject }) => subject);
        expect([...of('booker'), ...of('unseeing')]).toEqual([]);
        expect(of('finance').sort()).toEqual(of('owner').sort());
        return of('owner');
      },
    };
  }
  const at40 = (left: string) => `At most 40% of your credit is left: ${left} USD`;
  const at20 = (left: string) => `At most 20% of your credit is left: ${left} USD`;
  const at0 = 'Your credit is used up';

  test('low credit: 40, 20 and 0 percent left → owners and finance notified, again after it was higher', async () => {
    const { buy, payBack, told } = await openAgency(100_000);
    await buy(59_999);
    expect(await told()).toEqual([]);
    await buy(1);
    expect(await told()).toEqual([at40('400.00')]);
    await buy(19_999);
    expect(await told()).toEqual([]);
    await buy(1);
    expect(await told()).toEqual([at20('200.00')]);
    await buy(20_000);
    expect(await told()).toEqual([at0]);
    await payBack(20_000);
    expect(await told()).toEqual([]);
    await buy(1_000);
    expect(await told()).toEqual([]);
    await buy(19_000);
    expect(await told()).toEqual([at0]);
    await payBack(50_000);
    await buy(15_000);
    expect(await told()).toEqual([at40('350.00')]);
    // Skipped levels are not announced separately.
    await payBack(40_000);
    await buy(75_000);
    expect(await told()).toEqual([at0]);
  });

  test('low credit: posting refused or repeated → no notification', async () => {
    const { buy, payBack, told } = await openAgency(100_000);
    expect(await buy(100_001)).toBe('credit_too_low');
    expect(await told()).toEqual([]);
    await buy(60_000, 'low:once');
    expect(await told()).toEqual([at40('400.00')]);
    await payBack(60_000);
    expect(await buy(60_000, 'low:once')).toBe('ok');
    expect(await told()).toEqual([]);
  });

  test('low credit: concurrent payers → each level announced once', async () => {
    const { buy, told } = await openAgency(100_000);
    const outcomes = await Promise.all(Array.from({ length: 24 }, () => buy(5_000)));
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(20);
    expect((await told()).sort()).toEqual([at20('200.00'), at40('400.00'), at0]);
  });

  test('low credit: limit lowered → notified; limit raised → level can be announced again', async () => {
    const { buy, payBack, setLimit, told } = await openAgency(100_000);
    await buy(50_000);
    await setLimit(60_000);
    expect(await told()).toEqual([at20('100.00')]);
    await setLimit(40_000);
    expect(await told()).toEqual([at0]);
    await setLimit(30_000);
    expect(await told()).toEqual([]);
    await setLimit(200_000);
    await buy(75_000);
    expect(await told()).toEqual([at40('750.00')]);
    await payBack(120_000);
    await setLimit(7_000);
    expect(await told()).toEqual([at40('20.00')]);
  });

  test('low credit: higher limit begins by time → level can be announced again, even if no job ran', async () => {
    const { agencyId, buy, told } = await openAgency(50_000);
    const now = world.clock.now();
    const temporary = { temporary_limit: 100_000, temporary_until: new Date(now.getTime() + 60_000) };
    const usual = { credit_limit: 200_000 };
    await inTransaction(world.db, (trx) =>
      changeTerms(trx, { agencyId, now }, () =>
        amendContract(trx, { agencyId, userId: null, now }, { ...usual, ...temporary }),
      ),
    );
    await buy(85_000);
    expect(await told()).toEqual([at20('150.00')]);
    world.clock.advance(60_000);
    await buy(40_000);
    expect(await told()).toEqual([at40('750.00')]);
    world.clock.set(now);
  });

  test('low credit: temporary limit ends → clock notifies once', async () => {
    const { agencyId, buy, told } = await openAgency(50_000);
    const now = world.clock.now();
    const temporary = { temporary_limit: 100_000, temporary_until: new Date(now.getTime() + 60_000) };
    await inTransaction(world.db, (trx) =>
      changeTerms(trx, { agencyId, now }, () =>
        amendContract(trx, { agencyId, userId: null, now }, temporary),
      ),
    );
    await buy(50_000);
    await notifyTermChanges(world.db, new Date(now.getTime() + 59_999));
    expect(await told()).toEqual([]);
    for (const later of [60_000, 900_000]) await notifyTermChanges(world.db, new Date(now.getTime() + later));
    expect(await told()).toEqual([at0]);
  });

  test('low deposit: below the contract’s low balance → notified once until it was higher', async () => {
    const { agencyId, move, told } = await openAgency(0);
    const now = world.clock.now();
    await inTransaction(world.db, (trx) =>
      changeTerms(trx, { agencyId, now }, () =>
        amendContract(trx, { agencyId, userId: null, now }, { low_balance: 10_000 }),
      ),
    );
    expect(await told()).toEqual(['Your deposit is low: 0.00 USD']);
    await move(topUpLines(30_000));
    await move(payLines('balance', 20_000));
    expect(await told()).toEqual([]);
    await move(payLines('balance', 1));
    expect(await told()).toEqual(['Your deposit is low: 99.99 USD']);
    await move(payLines('balance', 1_000));
    expect(await told()).toEqual([]);
    await move(topUpLines(5_000));
    await move(payLines('balance', 5_000));
    expect(await told()).toEqual(['Your deposit is low: 89.99 USD']);
  });

  test("low credit: members with different languages → mail in each one's language, notice with figures", async () => {
    const { agencyId, buy } = await openAgency(1_000);
    await world.db.updateTable('users').set({ lang: 'zh-cn' }).where('agency_id', '=', agencyId).execute();
    await buy(800);
    const mail = await world.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', `low${made}_owner@example.com`)
      .executeTakeFirstOrThrow();
    expect(mail.subject).toBe('可用授信额度已降到 20% 以内：还剩 2.00 USD');
    expect(mail.body).toContain('已用额度：8.00 USD');
    const notices = await world.db
      .selectFrom('notices')
      .innerJoin('users', 'users.id', 'notices.user_id')
      .select(['event', 'facts'])
      .where('users.email', '=', `low${made}_owner@example.com`)
      .execute();
    expect(notices).toMatchObject([
      { event: 'credit_low', facts: { percent: 20, left: { amount: 200 }, limit: { amount: 1_000 } } },
    ]);
  });
});
