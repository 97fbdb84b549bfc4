import { randomUUID } from 'node:crypto';
import { reasonedItems } from '@serai/contract/closing/words';
import { addDays } from '@serai/contract/dates';
import { sql } from 'kysely';
import { localDate } from '../../src/domain/local-time.ts';
import { addSecondOperator } from '../billing-world.ts';
import { openSession, type TestReply, type TestWorld } from '../harness.ts';
import type { Send } from './booking.ts';
import type { Chance } from './figure.ts';

export type Outcome = Pick<TestReply, 'http' | 'code' | 'msg' | 'data'>;

/** The model of an agency's money, in cents. */
export interface Money {
  deposit: number;
  owed: number;
}

/** Dependencies of the random bill commands. */
interface Desk {
  world: TestWorld;
  chance: Chance;
  /** Picks one of the agency's members. */
  member(): Send;
  /** The amount by which a transfer may currently fall short. */
  tolerance(): number;
}

export interface BillState {
  id: number;
  status: string;
  total: number;
  paid: number;
  given_back: number;
  written_off: number;
  recovered: number;
}

/** What a receipt has cleared of bills and added to the deposit, in cents. */
export interface Received {
  id: number;
  billed: number;
  toDeposit: number;
}

/** Bills as the commands on them know them, for other commands that pay them. */
export interface BillDesk {
  /** A bill that can be paid, or an id that does not exist. */
  pickPayable(): Promise<BillState>;
  openOf(bill: BillState): number;
  /** The part of a transfer for a bill that goes to the deposit, and the part of the debt that it clears. */
  shareOf(bill: BillState, amount: number): { toDeposit: number; cleared: number };
}

/** Commands of agencies and the seller on bills, receipts, pay-backs and months; each updates the model. */
export async function openBillCommands(desk: Desk) {
  const { world, chance, member, tolerance } = desk;
  const second = await openSession(world.db, await addSecondOperator({ db: world.db }));
  const staff = (path: string, data: object) =>
    world.call('POST', `console/${path}`, data, { as: 'operator' });
  const asSecond = (path: string, data: object) =>
    world.call('POST', `console/${path}`, data, { token: second });
  let nextMonth = '2026-11';
  let seenPosting = 0;
  const receipts: Received[] = [];

  /** Picks a bill that meets the condition, or an id that does not exist. */
  const pick = async (condition: string): Promise<BillState> => {
    const { rows } =
      await sql<BillState>`SELECT id, status, total, paid, given_back, written_off, recovered FROM bills
      WHERE ${sql.raw(condition)} ORDER BY id DESC LIMIT 6`.execute(world.db);
    const none = {
      id: 1_000_000,
      status: 'paid',
      total: 1,
      paid: 1,
      given_back: 0,
      written_off: 0,
      recovered: 0,
    };
    return rows.length > 0 ? chance.pick(rows) : none;
  };
  const linesOf = async (billId: number, state: string) => {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM bill_lines WHERE bill_id = ${billId} AND state = ${state}`.execute(world.db);
    return rows.map(({ id }) => id);
  };
  const openOf = ({ total, paid, given_back, written_off }: BillState) =>
    total - paid - given_back - written_off;
  const payable = "status IN ('confirmed', 'part_paid')";

  /**
   * Money given back without a debt has been paid out to the deposit since the last read, so the debt grows
   * by it.
   */
  const learnCredits = async (money: Money): Promise<void> => {
    const { rows } = await sql<{ id: number; amount: number }>`
      SELECT posting.id, entry.amount FROM ledger_postings posting
      JOIN ledger_entries entry ON entry.posting_id = posting.id AND entry.account_kind = 'receivable'
      WHERE posting.event = 'credit_paid_out' AND posting.id > ${seenPosting} ORDER BY posting.id`.execute(
      world.db,
    );
    for (const { id, amount } of rows) {
      seenPosting = id;
      money.deposit += amount;
      money.owed += amount;
    }
  };

  const payBack = async (money: Money, amount: number): Promise<Outcome> => {
    const input = { agency_id: world.agencyA, amount, payee: 'KBZ 1', reason: 'They asked for it' };
    const asked = await staff('payBack/ask', input);
    if (asked.code !== 1) return asked;
    const decision = chance.next() < 0.8 ? 'confirm' : 'reject';
    const decide = { pay_back_id: asked.data.id, decision, note: 'Seen the letter' };
    const own = await staff('payBack/decide', decide);
    if (own.code === 1) throw new Error('somebody has decided on their own pay-back');
    const decided = await asSecond('payBack/decide', decide);
    if (decided.code !== 1) await asSecond('payBack/decide', { ...decide, decision: 'reject' });
    else if (decision === 'confirm') money.deposit -= amount;
    return decided;
  };

  /** Splits a transfer: the part that goes to the deposit and the part of the debt that it clears. */
  const shareOf = (bill: BillState, amount: number): { toDeposit: number; cleared: number } => {
    const givenUp = bill.written_off - bill.recovered;
    if (bill.status === 'closed' && givenUp > 0) {
      return { toDeposit: amount - Math.min(amount, givenUp), cleared: 0 };
    }
    const open = openOf(bill);
    const short = open - Math.min(amount, open);
    const isForgiven = short > 0 && short <= tolerance();
    return { toDeposit: Math.max(0, amount - open), cleared: isForgiven ? open : open - short };
  };

  const receive = async (money: Money, bill: BillState | undefined, amount: number): Promise<Outcome> => {
    const day = localDate(world.clock.now().getTime(), 'Asia/Shanghai');
    const facts = { received_on: day, value_date: day, payer: 'Agency A', currency: 'USD', gross: amount };
    const recorded = await staff('receipt/record', { ...facts, bank_reference: randomUUID() });
    if (recorded.code !== 1) return recorded;
    const parts = [{ amount, ...(bill && { bill_id: bill.id }) }];
    const receipt_id: number = recorded.data.id;
    const matched = await staff('receipt/match', { receipt_id, agency_id: world.agencyA, parts });
    if (matched.code !== 1) return matched;
    const { toDeposit, cleared } = bill ? shareOf(bill, amount) : { toDeposit: amount, cleared: 0 };
    money.deposit += toDeposit;
    money.owed -= cleared;
    receipts.push({ id: receipt_id, billed: cleared, toDeposit });
    return matched;
  };

  const commands: Record<string, (money: Money) => Promise<Outcome>> = {
    apply: async () => {
      const { data } = await member()('GET', 'bill/choose', {});
      const all: { id: number; amount: { amount: number } }[] = data.charges;
      const wanted = chance.next() < 0.3 ? all : chance.shuffle(all).slice(0, chance.whole(1, 8));
      const total = wanted.reduce((sum, { amount }) => sum + amount.amount, 0);
      const charge_ids = wanted.length > 0 ? wanted.map(({ id }) => id) : [1_000_000];
      return member()('POST', 'bill/apply', { charge_ids, total });
    },
    withdraw: async () => member()('POST', 'bill/withdraw', { id: (await pick("status = 'submitted'")).id }),
    confirm: async () => staff('bill/confirm', { id: (await pick("status = 'submitted'")).id }),
    confirmMore: async () => staff('bill/confirm', { id: (await pick("status = 'submitted'")).id }),
    reject: async () =>
      staff('bill/reject', { id: (await pick("status = 'submitted'")).id, reason: 'Not yet' }),
    voidBill: async () => staff('bill/void', { id: (await pick(payable)).id, reason: 'Wrong entity' }),
    dispute: async () => {
      const { id } = await pick("status IN ('submitted', 'confirmed')");
      const lines = chance.shuffle(await linesOf(id, 'billed')).slice(0, chance.whole(1, 3));
      const line_ids = lines.length > 0 ? lines : [1_000_000];
      return member()('POST', 'bill/dispute', { id, line_ids, reason: 'Nobody came' });
    },
    disputeForAgency: async () => {
      const { id } = await pick("status = 'confirmed'");
      const [line = 1_000_000] = await linesOf(id, 'billed');
      return staff('bill/dispute', { id, line_ids: [line], reason: 'Nobody came' });
    },
    liftCreditStop: async () =>
      staff('wallet/liftCreditStop', { agency_id: world.agencyA, reason: 'A guarantee was deposited' }),
    answer: async () => {
      const disputed = 'EXISTS (SELECT FROM bill_lines line WHERE line.bill_id = bills.id AND line.state = ';
      const lines = await linesOf((await pick(`${disputed}'disputed')`)).id, 'disputed');
      return staff('bill/answer', { line_id: lines[0] ?? 1_000_000, answer: 'They did' });
    },
    payBill: async (money) => {
      const bill = await pick(payable);
      const amount = chance.next() < 0.5 ? Math.max(1, openOf(bill)) : chance.whole(1, 60_000);
      const reply = await member()('POST', 'bill/pay', { bill_ids: [bill.id], amount });
      if (reply.code !== 1) return reply;
      money.deposit -= amount;
      money.owed -= amount;
      return reply;
    },
    setOff: async (money) => {
      const bill = await pick(payable);
      const amount = Math.max(1, Math.min(openOf(bill), money.deposit));
      const reply = await staff('bill/setOff', { id: bill.id, amount, reason: 'Overdue' });
      if (reply.code !== 1) return reply;
      money.deposit -= amount;
      money.owed -= amount;
      return reply;
    },
    writeOff: async (money) => {
      const bill = await pick(`${payable} AND due_on < '${today()}'`);
      const ask = () => staff('bill/writeOff', { id: bill.id, reason: 'Insolvent' });
      let asked = await ask();
      if (asked.data?.reason === 'deposit_left') {
        await payBack(money, money.deposit);
        asked = await ask();
      }
      if (asked.code !== 1) return asked;
      const decision = { write_off_id: asked.data.write_off.id, decision: 'confirm', note: 'Court order' };
      if ((await staff('bill/decideWriteOff', decision)).code === 1) throw new Error('given up by one');
      const decided = await asSecond('bill/decideWriteOff', decision);
      if (decided.code === 1) money.owed -= openOf(bill);
      return decided;
    },
    receiveForBill: async (money) => {
      const bill = await pick(chance.next() < 0.7 ? payable : 'written_off > recovered');
      const open = Math.max(1, openOf(bill) || bill.written_off - bill.recovered);
      const short = chance.next() < 0.5 ? chance.whole(0, 800) : chance.whole(-20_000, 20_000);
      return receive(money, bill, Math.max(1, open - short));
    },
    receiveForDeposit: (money) => receive(money, undefined, chance.whole(1, 60_000)),
    reverseReceipt: async (money) => {
      const at = chance.whole(0, Math.max(0, receipts.length - 1));
      const receipt = receipts[at] ?? { id: 1_000_000, billed: 0, toDeposit: 0 };
      const input = { receipt_id: receipt.id, reason: 'Another agency’s money' };
      const reply = await staff('receipt/reverse', input);
      if (reply.code !== 1) return reply;
      money.deposit -= receipt.toDeposit;
      money.owed += receipt.billed;
      receipts.splice(at, 1);
      return reply;
    },
    payBack: (money) => payBack(money, chance.whole(1, 40_000)),
    closeMonth: async () => {
      const reply = await staff('wallet/closeMonth', { month: nextMonth, reasons });
      if (reply.code === 1) nextMonth = addDays(`${nextMonth}-28`, 7).slice(0, 7);
      return reply;
    },
  };
  const today = () => localDate(world.clock.now().getTime(), 'Asia/Shanghai');
  const bills: BillDesk = { pickPayable: () => pick(payable), openOf, shareOf };
  return { commands, learnCredits, bills };
}

/** A reason for each item that is left open at the end of a month. */
const reasons = reasonedItems.map((item) => ({ item, reason: 'Known' }));

/**
 * Reads what orders owe on credit, in cents: the held amount plus unsettled charges; `open` leaves out
 * charges on a bill.
 */
export async function readOwed(world: TestWorld): Promise<Map<number, { owes: number; open: number }>> {
  const { rows } = await sql<{ id: number; owes: number; open: number }>`
    SELECT orders.id, held + coalesce(sum(amount - settled), 0)::bigint AS owes,
      held + coalesce(sum(amount - settled) FILTER (WHERE stage = 'open'), 0)::bigint AS open
    FROM orders
    CROSS JOIN LATERAL (SELECT CASE WHEN pay_status = 'on_credit'
      AND order_status IN ('processing', 'confirmed', 'in_service', 'cancelling') THEN total_price ELSE 0 END AS held) part
    LEFT JOIN charges ON charges.order_id = orders.id AND channel = 'credit'
    WHERE pay_channel = 'credit' GROUP BY orders.id, held`.execute(world.db);
  return new Map(rows.map((row) => [row.id, row]));
}
