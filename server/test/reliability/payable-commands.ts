import { sql } from 'kysely';
import { approveNewest } from '../concession-sums.ts';
import type { TestReply, TestWorld } from '../harness.ts';
import type { Chance } from './figure.ts';

interface Deps {
  world: TestWorld;
  chance: Chance;
}

/** Costs of the tests' rooms per room and night, in cents. */
const nightCost = 5_250;

/**
 * Gives every rate a cost, and returns random commands on what is owed to suppliers. `checkInvariants` compares their
 * accounts with the costs of completed orders, the corrections and the payments after them.
 */
export async function openPayableCommands({
  world,
  chance,
}: Deps): Promise<Record<string, () => Promise<TestReply>>> {
  await sql`UPDATE rate_months SET costs = array_fill(${nightCost}::int, ARRAY[cardinality(prices)])`.execute(
    world.db,
  );
  const desk = async (path: string, input: object): Promise<TestReply> => {
    const reply = await world.call('POST', `console/payable/${path}`, input, { as: 'operator' });
    return reply.data?.reason === 'second_person_asked' ? approveNewest(world) : reply;
  };
  const read = (path: string, input: object): Promise<TestReply> =>
    world.call('GET', `console/payable/${path}`, input, { as: 'operator' });
  let numbers = 0;

  async function enter(): Promise<TestReply> {
    const suppliers = await read('suppliers', { show: 'owed' });
    const [supplier] = suppliers.data.list;
    if (!supplier) return suppliers;
    await world.db.updateTable('suppliers').set({ bank: 'KBZ Bank, Yangon, 0123' }).execute();
    const services = (await read('services', { supplier_id: supplier.id })).data.list as {
      order_id: number;
      cost: { amount: number };
    }[];
    const lines = services
      .slice(0, chance.whole(1, 3))
      .map(({ order_id, cost }) => ({ order_id, stated: cost.amount + chance.pick([0, 0, 40, -40]) }));
    const total = lines.reduce((sum, { stated }) => sum + stated, 0);
    const entity = world.db.selectFrom('seller_entities').select('id').orderBy('id').limit(1);
    return desk('enterInvoice', {
      supplier_id: supplier.id,
      entity_id: (await entity.executeTakeFirstOrThrow()).id,
      number: `S-${++numbers}`,
      issued_on: world.clock.now().toISOString().slice(0, 10),
      // A wrong total is a refusal when it is accepted.
      total: Math.max(1, total + chance.pick([0, 0, 0, 1])),
      lines,
    });
  }

  /** A command on the newest invoice of a state; the list of invoices if there is none. */
  async function onInvoice(
    status: string,
    send: (invoice: { id: number; difference: { amount: number } }) => Promise<TestReply>,
  ): Promise<TestReply> {
    const invoices = await read('invoices', { status });
    const [invoice] = invoices.data.list;
    if (!invoice) return invoices;
    return send((await read('invoice', { id: invoice.id })).data.invoice);
  }

  const accept = (status: string) =>
    onInvoice(status, ({ id, difference }) =>
      desk('acceptInvoice', { invoice_id: id, difference: difference.amount, reason: 'Rounded' }),
    );
  return {
    enterSupplierInvoice: enter,
    acceptSupplierInvoice: () => accept('entered'),
    acceptDisputed: () => accept('disputed'),
    disputeSupplierInvoice: () =>
      onInvoice('entered', ({ id }) => desk('disputeInvoice', { invoice_id: id, note: 'Not agreed' })),
    withdrawSupplierInvoice: () =>
      onInvoice('disputed', ({ id }) => desk('withdrawInvoice', { invoice_id: id, reason: 'Twice' })),
    paySupplier: () =>
      onInvoice('accepted', ({ id }) =>
        desk('pay', { invoice_ids: [id], paid_on: world.clock.now().toISOString().slice(0, 10) }),
      ),
    reverseSupplierPayment: async () => {
      const payments = await read('payments', {});
      const standing = payments.data.list.filter((row: { reversed: unknown }) => row.reversed === null);
      if (standing.length === 0) return payments;
      return desk('reversePayment', {
        payment_id: chance.pick<{ id: number }>(standing).id,
        reason: 'Returned',
      });
    },
    adjustCost: async () => {
      const orders = await world.db
        .selectFrom('orders')
        .select('id')
        .where('order_status', 'in', ['completed', 'no_show', 'cancelled'])
        .orderBy('id', 'desc')
        .limit(5)
        .execute();
      if (orders.length === 0) return read('suppliers', {});
      const amount = chance.pick([-1, 1]) * chance.whole(1, 30_000);
      return desk('adjustCost', { order_id: chance.pick(orders).id, amount, reason: 'Agreed' });
    },
  };
}
