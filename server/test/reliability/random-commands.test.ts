import { addDays } from '@serai/contract/dates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerProofs } from '../../src/composition/ledger-proofs.ts';
import { localDate, startOfDay } from '../../src/domain/local-time.ts';
import { findDifferences } from '../../src/features/back-office/money-check/explain-ledger.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import { openTestWorld, type TestWorld } from '../harness.ts';
import { checkInvariants } from '../invariants.ts';
import { amendCommands } from './amend-commands.ts';
import { openBankCommands } from './bank-commands.ts';
import { type Outcome, openBillCommands, readOwed } from './bill-commands.ts';
import { askMixedQuote, askQuote, bookingOf, quote, type Send } from './booking.ts';
import { Chance, isAssurance, reportFigure, tries } from './figure.ts';
import { openInvoiceCommands } from './invoice-commands.ts';
import { addCallers, fund } from './members.ts';
import { openPayableCommands } from './payable-commands.ts';
import { addHotel, addRoom, type TestRoom } from './test-hotel.ts';

/**
 * P04: the ledger sums to zero whatever commands run in whatever order, and no one spends money they do not
 * have.
 */
const commands = tries({ test: 600, assurance: 18_000 });
/**
 * Commands between two reads of every invariant, whose rows grow; the money moved by each command is checked
 * anyway.
 */
const pause = isAssurance ? 300 : 150;
// Twenty payers meet in every race.
const races = tries({ test: 1, assurance: 100 });
const firstNight = '2026-11-22';
const hour = 3_600_000;
const agencyZone = 'Asia/Shanghai';
const otherTerms = {
  invoice_when: 'paid',
  low_balance: 100_000,
  reason: 'Agreed',
};

let world: TestWorld;
let callers: Send[];
let room: TestRoom;
/** Another room type of the same hotel, for orders of rooms that differ. */
let suite: TestRoom;
const chance = new Chance();
const startedAt = Date.now();

beforeAll(async () => {
  world = await openTestWorld({ maxConnections: 24 });
  callers = await addCallers(world, 20);
  const hotelId = await addHotel(world.db);
  // Services without proof of delivery are tested in season.test.ts; here every ended service is earned.
  await world.db.updateTable('hotels').set({ is_trusted: true }).where('id', '=', hotelId).execute();
  const stock = { units: 6000, from: firstNight, nights: 300 };
  room = await addRoom(world.db, hotelId, stock);
  suite = await addRoom(world.db, hotelId, { ...stock, price: 11_050 });
});

afterAll(async () => {
  reportFigure('P04 the ledger sums to zero', { commands, races, payers: callers.length }, chance, startedAt);
  await world.close();
});

test('credit: 20 payers at once on one limit → never exceeded, and usable in full', async () => {
  for (let race = 0; race < races; race++) await raceToPay('credit');
  expect(await checkInvariants(world.db)).toEqual([]);
}, 600_000);

test('deposit: 20 payers at once → never below zero, and usable in full', async () => {
  for (let race = 0; race < races; race++) await raceToPay('balance');
  expect(await checkInvariants(world.db)).toEqual([]);
}, 600_000);

test('random commands: any sequence → every invariant holds, and balances match the replies', async () => {
  await fund(world, 500_000, 300_000);
  const model = await startModel();
  const bills = await openBillCommands({
    world,
    chance,
    member: caller,
    tolerance: () => termsOf(model).tolerance,
  });
  const bank = await openBankCommands({ world, chance, bills: bills.bills });
  const invoices = await openInvoiceCommands({ world, chance, member: caller });
  const payables = await openPayableCommands({ world, chance });
  const amendments = amendCommands({
    world,
    chance,
    member: caller,
    order: () => anOrder(model),
    charge: (order, amount) => charge(model, order, amount),
    recordRefund: (order, amount) => recordRefund(model, order, amount),
  });
  const every = { ...actions, ...bills.commands, ...bank, ...invoices, ...payables, ...amendments };
  const carriedOut = new Map(Object.keys(every).map((command) => [command, 0]));
  for (let at = 1; at <= commands; at++) {
    const command = chance.pick(Object.keys(every));
    const reply = await every[command]!(model);
    expect(reply.http, `${command}: ${reply.msg}`).toBe(200);
    // A refusal is a valid answer; an internal failure is not.
    expect(['internal', 'busy_try_again', 'money_stopped']).not.toContain(reply.data?.reason);
    if (reply.code === 1) carriedOut.set(command, carriedOut.get(command)! + 1);
    await bills.learnCredits(model);
    // Bills, and money given back on one order that pays another, change what single orders owe.
    if (reply.code === 1 || command === 'wait') await learnOwed(model);
    // Money moved by a refusal would show after the next successful command.
    if (isAssurance || reply.code === 1 || at === commands) await expectMoney(model, command);
    if (at % pause === 0 || at === commands) {
      expect(await checkInvariants(world.db), `seed ${chance.seed}`).toEqual([]);
    }
  }
  // The books explain themselves: no document differs from its postings.
  for (const { id } of await world.db.selectFrom('agencies').select('id').execute()) {
    const differences = await inTransaction(world.db, (trx) => findDifferences(trx, ledgerProofs, id));
    expect(differences, `seed ${chance.seed}`).toEqual([]);
  }
  // A long enough run carries out every command.
  if (commands >= 18_000) expect([...carriedOut].filter(([, times]) => times === 0)).toEqual([]);
}, 3_600_000);

/** All 20 hold an order of the same price; the funds suffice for some of them. */
async function raceToPay(channel: 'balance' | 'credit'): Promise<void> {
  const stay = { checkIn: addDays(firstNight, 30), checkOut: addDays(firstNight, 31), rooms: 1 };
  const orders = await Promise.all(
    callers.map(async (send) => {
      const booked = await send('POST', 'hotel/book', bookingOf(await quote(send, room, stay)));
      return { id: booked.data.order.id as number, price: booked.data.order.total_price.amount as number };
    }),
  );
  const { price } = orders[0]!;
  const affordable = chance.whole(1, callers.length - 1);
  await leaveToSpend(channel, affordable * price + chance.whole(0, price - 1));
  const replies = await Promise.all(
    callers.map((send, at) => send('POST', 'order/pay', { id: orders[at]!.id, pay_channel: channel })),
  );
  const outcomes = replies.map(({ code, data }) => (code === 1 ? 'paid' : data.reason));
  expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(affordable);
  const refusal = channel === 'credit' ? 'credit_too_low' : 'balance_too_low';
  expect(outcomes.filter((outcome) => outcome === refusal)).toHaveLength(callers.length - affordable);
}

/** Sets the limit, or tops up the deposit, so that exactly `sum` cents can be spent. */
async function leaveToSpend(channel: 'balance' | 'credit', sum: number): Promise<void> {
  const { balance, credit_used } = (await callers[0]!('GET', 'account/wallet', {})).data;
  if (channel === 'credit') await fund(world, 0, credit_used.amount + sum);
  else if (sum > balance.amount) await fund(world, sum - balance.amount, 0);
  else await spend(balance.amount - sum);
}

/** Pays an order of this price and lets it complete, so that the money is spent. */
async function spend(sum: number): Promise<void> {
  if (sum === 0) return;
  const night = addDays(firstNight, 40);
  const special = await addRoom(world.db, room.hotelId, { units: 1, from: night, nights: 1, price: sum });
  const { quote_id } = (
    await askQuote(callers[0]!, special, { checkIn: night, checkOut: addDays(night, 1), rooms: 1 })
  ).data;
  const { id } = (await callers[0]!('POST', 'hotel/book', bookingOf(quote_id))).data.order;
  expect((await callers[0]!('POST', 'order/pay', { id, pay_channel: 'balance' })).code).toBe(1);
}

/** State derived from the replies so far, in cents; orders by id with their last known state. */
interface Model {
  deposit: number;
  owed: number;
  /** Versions of the contract in the order they were made; instants in ms. */
  versions: Version[];
  orders: ModelOrder[];
}

interface Version {
  from: number;
  limit: number;
  tolerance: number;
  temporary?: { limit: number; until: number };
}

interface ModelOrder {
  id: number;
  price: number;
  channel?: 'balance' | 'credit';
  /** The amount owed on credit, and the part of it that is on a bill. */
  owes: number;
  billed: number;
  preview?: string;
}

async function startModel(): Promise<Model> {
  const { balance, credit_used, credit_limit } = (await callers[0]!('GET', 'account/wallet', {})).data;
  const versions = [{ from: 0, limit: credit_limit.amount, tolerance: 0 }];
  return { deposit: balance.amount, owed: credit_used.amount, versions, orders: [] };
}

/** Returns the newest version that is in force. */
function termsOf({ versions }: Model): Version {
  const now = world.clock.now().getTime();
  const begun = versions.filter(({ from }) => from <= now);
  const newest = Math.max(...begun.map(({ from }) => from));
  return begun.findLast(({ from }) => from === newest)!;
}

/** Returns the limit in force: a temporary one while it lasts. */
function limitOf(model: Model): number {
  const { limit, temporary } = termsOf(model);
  return temporary && temporary.until > world.clock.now().getTime() ? temporary.limit : limit;
}

async function expectMoney(model: Model, lastCommand: string): Promise<void> {
  const { data } = await callers[0]!('GET', 'account/wallet', {});
  const stored = {
    deposit: data.balance.amount,
    owed: data.credit_used.amount,
    limit: data.credit_limit.amount,
  };
  const { deposit, owed } = model;
  const limit = limitOf(model);
  expect(stored, `after ${lastCommand}, seed ${chance.seed}`).toEqual({ deposit, owed, limit });
  expect(deposit).toBeGreaterThanOrEqual(0);
}

/** Bills are paid charge by charge, so what each order still owes is read from its charges. */
async function learnOwed(model: Model): Promise<void> {
  const owed = await readOwed(world);
  for (const order of model.orders) {
    const { owes, open } = owed.get(order.id) ?? { owes: 0, open: 0 };
    Object.assign(order, { owes, billed: owes - open });
  }
}

const actions: Record<string, (model: Model) => Promise<Outcome>> = {
  book: bookSome,
  bookAgain: bookSome,
  bookMore: bookSome,
  bookMixed: (model) => bookSome(model, { isMixed: true }),
  payByBalance: (model) => pay(model, 'balance'),
  payByCredit: (model) => pay(model, 'credit'),
  pay: (model) => pay(model, chance.pick(['balance', 'credit'])),
  cancel: (model) => act(model, 'order/cancel'),
  preview: async (model) => {
    const order = anOrder(model);
    const reply = await caller()('POST', 'order/refundPreview', { id: order.id });
    if (reply.code === 1) order.preview = reply.data.preview_id;
    return reply;
  },
  refund: async (model) => {
    const order = model.orders.filter(({ preview }) => preview).at(-1) ?? anOrder(model);
    const preview_id = order.preview ?? crypto.randomUUID();
    return giveBack(model, order, await caller()('POST', 'order/refund', { id: order.id, preview_id }));
  },
  checkIn: (model) => act(model, 'order/confirmCheckIn'),
  complete: async (model) => {
    // The clock completes a stay one day after its end; a random pick would hardly ever meet one.
    const over = await world.db
      .selectFrom('orders')
      .select('id')
      .where('order_status', '=', 'in_service')
      .where('service_end', '<=', world.clock.now())
      .orderBy('id')
      .execute();
    const { id } = over.length > 0 ? chance.pick(over) : anOrder(model);
    return caller()('POST', 'order/confirmComplete', { id });
  },
  cancelForStaff: async (model) => {
    const order = anOrder(model);
    const input = { id: order.id, fee: chance.whole(0, order.price), reason: 'Overbooked' };
    return giveBack(
      model,
      order,
      await world.call('POST', 'console/order/cancel', input, { as: 'operator' }),
    );
  },
  noShow: async (model) => {
    const order = anOrder(model);
    const told_at = Math.floor(world.clock.now().getTime() / 1000);
    const input = {
      id: order.id,
      told_by: 'Reception',
      told_at,
      evidence: 'The hotel wrote that nobody came',
    };
    return giveBack(
      model,
      order,
      await world.call('POST', 'console/order/noShow', input, { as: 'operator' }),
    );
  },
  chargeMore: (model) => adjust(model, 'other'),
  chargeLess: (model) => adjust(model, 'unused'),
  refundLater: (model) => giveBackLater(model, 'refundLater'),
  waiveFee: (model) => giveBackLater(model, 'waiveFee'),
  payEarly,
  changePrice,
  topUp: async (model) => {
    const amount = chance.whole(1, 60_000);
    const input = { agency_id: world.agencyA, amount, memo: 'Wire' };
    const reply = await world.call('POST', 'console/wallet/topUp', input, { as: 'operator' });
    if (reply.code === 1) model.deposit += amount;
    return reply;
  },
  changeLimit: async (model) => {
    const credit_limit = chance.whole(0, 400_000);
    const input = { agency_id: world.agencyA, credit_limit };
    const reply = await world.call('POST', 'console/wallet/setCreditLimit', input, { as: 'operator' });
    if (reply.code === 1) {
      const { tolerance } = termsOf(model);
      model.versions.push({ from: world.clock.now().getTime(), limit: credit_limit, tolerance });
    }
    return reply;
  },
  changeTerms: async (model) => {
    const now = world.clock.now().getTime();
    const today = localDate(now, agencyZone);
    const credit_limit = chance.whole(0, 400_000);
    const valid_on = chance.next() < 0.5 ? addDays(today, chance.whole(1, 3)) : undefined;
    const isTemporary = chance.next() < 0.5;
    const temporary_limit = isTemporary ? chance.whole(0, 400_000) : null;
    const temporary_to = isTemporary ? addDays(valid_on ?? today, chance.whole(0, 2)) : null;
    const dates = { temporary_limit, temporary_to, ...(valid_on && { valid_on }) };
    const tolerance = chance.whole(0, 800);
    const cycle = chance.pick(['week', 'half_month', 'month']);
    const times = { cycle, due_days: chance.whole(0, 15), grace_days: chance.whole(0, 7) };
    const input = { agency_id: world.agencyA, ...otherTerms, ...times, tolerance, credit_limit, ...dates };
    const reply = await world.call('POST', 'console/contract/save', input, { as: 'operator' });
    expect(reply.code, reply.msg).toBe(1);
    model.versions.push({
      from: valid_on ? startOfDay(valid_on, agencyZone) : now,
      limit: credit_limit,
      tolerance,
      ...(temporary_limit !== null && {
        temporary: { limit: temporary_limit, until: startOfDay(addDays(temporary_to!, 1), agencyZone) },
      }),
    });
    return reply;
  },
  wait: async () => {
    world.clock.advance(chance.whole(1, 72) * hour * (chance.next() < 0.35 ? 1 : 0.02));
    for (const job of world.app.jobs) await job.run(world.clock.now());
    return caller()('GET', 'account/wallet', {});
  },
};

async function bookSome(model: Model, { isMixed = false } = {}): Promise<Outcome> {
  const today = addDays(world.clock.now().toISOString().slice(0, 10), 1);
  const checkIn = addDays(today, chance.whole(0, 5));
  const rooms = isMixed ? 2 : chance.whole(1, 2);
  const stay = { checkIn, checkOut: addDays(checkIn, chance.whole(1, 4)), rooms };
  const send = caller();
  const quoted = await (isMixed ? askMixedQuote(send, [room, suite], stay) : askQuote(send, room, stay));
  if (quoted.code !== 1) return quoted;
  const reply = await send('POST', 'hotel/book', bookingOf(quoted.data.quote_id, stay.rooms));
  if (reply.code === 1)
    model.orders.push({
      id: reply.data.order.id,
      price: reply.data.order.total_price.amount,
      owes: 0,
      billed: 0,
    });
  return reply;
}

async function pay(model: Model, channel: 'balance' | 'credit'): Promise<Outcome> {
  const order = model.orders.at(-chance.whole(1, 4)) ?? anOrder(model);
  const reply = await caller()('POST', 'order/pay', { id: order.id, pay_channel: channel });
  if (reply.code !== 1) return reply;
  order.channel = channel;
  charge(model, order, order.price);
  expect(model.deposit).toBeGreaterThanOrEqual(0);
  if (channel === 'credit') expect(model.owed).toBeLessThanOrEqual(limitOf(model));
  return reply;
}

async function act(model: Model, path: string): Promise<Outcome> {
  return caller()('POST', path, { id: anOrder(model).id });
}

/** The reported refund of an early end goes to where the payment came from. */
function giveBack(model: Model, order: ModelOrder, reply: Outcome): Outcome {
  if (reply.code !== 1) return reply;
  const { refund_money, cancellation_fee, total_amount } = reply.data.order;
  expect(refund_money.amount + cancellation_fee.amount).toBe(total_amount.amount);
  recordRefund(model, order, refund_money.amount);
  return reply;
}

/** An additional charge is paid the way the order was. */
function charge(model: Model, order: ModelOrder, amount: number): void {
  if (order.channel === 'credit') {
    model.owed += amount;
    order.owes += amount;
  } else model.deposit -= amount;
}

/** Money given back first reduces what the order owes. */
function recordRefund(model: Model, order: ModelOrder, amount: number): { offCredit: number } {
  const offCredit = Math.min(amount, Math.max(0, order.owes));
  model.owed -= offCredit;
  order.owes -= offCredit;
  model.deposit += amount - offCredit;
  return { offCredit };
}

async function adjust(model: Model, kind: 'other' | 'unused'): Promise<Outcome> {
  const order = anOrder(model);
  const amount = chance.whole(1, 3_000);
  const input = { id: order.id, kind, quantity: 1, unit_amount: amount, reason: 'Found out later' };
  const proposed = await staff('proposeAdjustment', input);
  if (proposed.code !== 1) return proposed;
  const { adjustment_id } = proposed.data;
  const reply = await caller()('POST', 'order/confirmAdjustment', { id: order.id, adjustment_id });
  if (reply.code !== 1) return reply;
  if (kind === 'unused') recordRefund(model, order, amount);
  else charge(model, order, amount);
  return reply;
}

async function giveBackLater(model: Model, call: 'refundLater' | 'waiveFee'): Promise<Outcome> {
  const order = anOrder(model);
  const amount = chance.whole(1, 15_000);
  const reply = await staff(call, { id: order.id, amount, reason: 'The guests had good reason to complain' });
  if (reply.code === 1) recordRefund(model, order, amount);
  return reply;
}

async function payEarly(model: Model): Promise<Outcome> {
  const order = model.orders.filter(({ owes }) => owes > 0).at(-1) ?? anOrder(model);
  const reply = await caller()('POST', 'order/payEarly', { id: order.id });
  if (reply.code !== 1) return reply;
  const paid = order.owes - order.billed;
  model.deposit -= paid;
  model.owed -= paid;
  order.owes -= paid;
  order.channel = reply.data.order.pay_channel;
  expect(model.deposit).toBeGreaterThanOrEqual(0);
  return reply;
}

async function changePrice(model: Model): Promise<Outcome> {
  const order = anOrder(model);
  const total_price = chance.whole(1, order.price);
  const reply = await staff('changePrice', { id: order.id, total_price, reason: 'One room fewer' });
  if (reply.code !== 1) return reply;
  recordRefund(model, order, order.price - total_price);
  order.price = total_price;
  return reply;
}

function staff(call: string, input: object): Promise<Outcome> {
  return world.call('POST', `console/order/${call}`, input, { as: 'operator' });
}

/**
 * Picks one of the recent orders, so that most commands find something to do; now and then one already
 * served.
 */
function anOrder(model: Model): ModelOrder {
  return (
    model.orders.at(-chance.whole(1, chance.next() < 0.7 ? 12 : 80)) ?? {
      id: 1_000_000,
      price: 1,
      owes: 0,
      billed: 0,
    }
  );
}

function caller(): Send {
  return chance.pick(callers);
}
