import { afterAll, beforeAll, expect, test } from 'vitest';
import { reddenInvoices } from '../../src/features/invoices/invoices.ts';
import { checkInvariants } from '../invariants.ts';
import { type InvoiceWorld, openInvoiceWorld } from '../invoice-world.ts';
import { Chance, reportFigure, tries } from './figure.ts';

let world: InvoiceWorld;
beforeAll(async () => {
  world = await openInvoiceWorld();
});
afterAll(() => world.close());

const callers = 6;
const known = ['invoice_not_eligible', 'invoice_sum_changed'];

test('invoices: overlapping applications race with reductions → a charge is on one invoice (P11)', async () => {
  const startedAt = Date.now();
  const chance = new Chance();
  const rounds = tries({ test: 3, assurance: 100 });
  const orders: number[] = [];
  for (let at = 0; at < 8; at++) orders.push(await world.sell(9_000 + at));
  let [made, issued] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const open = await world.eligible();
    const wishes = Array.from({ length: callers }, () =>
      chance.shuffle(open).slice(0, chance.whole(1, round % 2 === 0 ? 2 : open.length)),
    );
    const [, ...applied] = await Promise.all([
      world.giveBack(chance.pick(orders), 1),
      ...wishes.map((wish) =>
        world.member('invoice/apply', {
          charge_ids: wish.flatMap(({ charge_ids }) => charge_ids),
          total: wish.reduce((sum, { amount }) => sum + amount.amount, 0),
          title_id: world.titleId,
          kind: 'commercial',
        }),
      ),
    ]);
    for (const { code, data, msg } of applied) if (code !== 1) expect(known, msg).toContain(data.reason);
    expect(await checkInvariants(world.db)).toEqual([]);
    const ids = applied.flatMap(({ code, data }) => (code === 1 ? [data.invoice.id as number] : []));
    made += ids.length;
    // Invoices issued concurrently are numbered without a gap; those reduced meanwhile stay unissued.
    const replies = await Promise.all(ids.map((id) => world.issue(id)));
    issued += replies.filter(({ code }) => code === 1).length;
    expect(await checkInvariants(world.db)).toEqual([]);
    await world.giveBack(chance.pick(orders), 1);
    // Two timers at once: each reversal that is due must happen once.
    await Promise.all([1, 2].map(() => reddenInvoices(world.db, world.clock.now())));
    expect(await checkInvariants(world.db)).toEqual([]);
    await releaseCharges(ids);
  }
  expect(Math.min(made, issued)).toBeGreaterThan(0);
  reportFigure('P11 invoices', { rounds, callers, invoices: made, issued }, chance, startedAt);
}, 900_000);

/** Makes invoiced charges available again: rejects applications and reverses issued invoices in full. */
async function releaseCharges(ids: readonly number[]): Promise<void> {
  const reason = 'The next round';
  for (const id of ids) {
    if ((await world.staff('console/invoice/reject', { id, reason })).code === 1) continue;
    await world.staff('console/invoice/askRed', { id, reason });
    for (const red of (await world.invoiceOf(id)).reds) {
      const issued_on = world.clock.now().toISOString().slice(0, 10);
      const reply = await world.staff('console/invoice/issueRed', { red_id: red.id, issued_on });
      expect(reply.code, reply.msg).toBe(1);
    }
  }
  expect(await checkInvariants(world.db)).toEqual([]);
}
