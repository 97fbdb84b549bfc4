import { expect } from 'vitest';
import { localDate } from '../../src/domain/local-time.ts';
import type { TestWorld } from '../harness.ts';
import type { BillDesk, BillState, Money, Outcome, Received } from './bill-commands.ts';
import type { Chance } from './figure.ts';

/** A line of the bank's statement; money that left the account is below zero. Cents. */
interface Line {
  reference: string;
  day: string;
  amount: number;
}

/** A receipt that a bank file has brought, and what is not allocated of it. */
interface Arrived extends Received {
  reference: string;
  left: number;
  isMatched: boolean;
}

interface Desk {
  world: TestWorld;
  chance: Chance;
  /** Bills to pay, and what a payment clears, as the commands on bills know it. */
  bills: BillDesk;
}

/**
 * Random commands on bank files: new files, repeated and overlapping ones, returned cheques, and receipts that are
 * split among a bill, the deposit and a remainder. Importing moves no money; a known line is never a new receipt.
 */
export async function openBankCommands({ world, chance, bills }: Desk) {
  const staff = (path: string, data: object) =>
    world.call('POST', `console/${path}`, data, { as: 'operator' });
  const { data } = await staff('bank/addAccount', { name: 'Random', currency: 'USD' });
  const account_id: number = data.account.id;
  /** The bank's statement; the first `imported` lines have been imported, in whatever files. */
  const statement: Line[] = [];
  let imported = 0;
  const arrived: Arrived[] = [];

  const addLines = (count: number) => {
    for (let at = 0; at < count; at++) {
      statement.push({
        reference: `BK-${statement.length}`,
        day: localDate(world.clock.now().getTime(), 'Asia/Shanghai'),
        // Equal sums of one day occur.
        amount: chance.pick([12_400, 8_650, chance.whole(1, 60_000)]),
      });
    }
  };

  /** Imports the lines from one on, up to the end of the statement. */
  const importFrom = async (from: number): Promise<Outcome> => {
    // The limit on files of one clerk is not what is tested here.
    await world.db.deleteFrom('throttle_counters').execute();
    const lines = statement.slice(from);
    const rows = lines.map(
      ({ day, amount, reference }) => `${day},${(amount / 100).toFixed(2)},Agency A,${reference},`,
    );
    const text = ['Date,Amount,Name,Reference,Description', ...rows].join('\n');
    const bytes = Buffer.from(text).toString('base64');
    const sent = await staff('bank/upload', { account_id, file_name: 'random.csv', bytes });
    if (sent.code !== 1) return sent;
    const reply = await staff('bank/import', { file_id: sent.data.file.id });
    if (reply.code !== 1) return reply;
    const news = statement.slice(Math.max(from, imported));
    const credits = news.filter(({ amount }) => amount > 0);
    expect(reply.data).toMatchObject({
      receipts: credits.length,
      file: { new_lines: news.length, known_lines: lines.length - news.length },
    });
    imported = statement.length;
    for (const { reference, amount } of credits) {
      const { id } = await world.db
        .selectFrom('receipts')
        .select('id')
        .where('bank_reference', '=', reference)
        .executeTakeFirstOrThrow();
      arrived.push({ id, reference, left: amount, isMatched: false, billed: 0, toDeposit: 0 });
    }
    return reply;
  };

  /** Parts of what is left of a receipt: for a bill that is open, and for the deposit. */
  const partsOf = (receipt: Arrived, bill: BillState) => {
    const open = bills.openOf(bill);
    const forBill = open > 0 ? chance.whole(0, Math.min(open, receipt.left)) : 0;
    const forDeposit = chance.whole(0, receipt.left - forBill);
    return {
      forBill,
      forDeposit,
      parts: [
        ...(forBill > 0 ? [{ bill_id: bill.id, amount: forBill }] : []),
        ...(forDeposit > 0 ? [{ amount: forDeposit }] : []),
      ],
    };
  };

  const allocate = async (money: Money, receipt: Arrived): Promise<Outcome> => {
    const bill = await bills.pickPayable();
    const { forBill, forDeposit, parts } = partsOf(receipt, bill);
    const receipt_id = receipt.id;
    const reply = receipt.isMatched
      ? await staff('receipt/allocate', { receipt_id, parts })
      : await staff('receipt/match', { receipt_id, agency_id: world.agencyA, parts });
    if (reply.code !== 1) return reply;
    receipt.isMatched = true;
    const { cleared } = forBill > 0 ? bills.shareOf(bill, forBill) : { cleared: 0 };
    receipt.left -= forBill + forDeposit;
    receipt.billed += cleared;
    receipt.toDeposit += forDeposit;
    money.deposit += forDeposit;
    money.owed -= cleared;
    return reply;
  };

  const some = (condition: (receipt: Arrived) => boolean): Arrived | undefined => {
    const found = arrived.filter(condition);
    return found.length > 0 ? chance.pick(found) : undefined;
  };

  const commands: Record<string, (money: Money) => Promise<Outcome>> = {
    importFile: async () => {
      addLines(chance.whole(1, 4));
      return importFrom(imported);
    },
    importOverlapping: async () => {
      addLines(chance.whole(0, 3));
      return importFrom(chance.whole(0, Math.max(0, imported - 1)));
    },
    importAgain: async () => {
      if (statement.length === 0) addLines(1);
      return importFrom(0);
    },
    splitReceipt: async (money) => {
      const receipt = some(({ isMatched }) => !isMatched);
      return receipt ? allocate(money, receipt) : importFrom(0);
    },
    allocateRest: async (money) => {
      const receipt = some(({ isMatched, left }) => isMatched && left > 0);
      return receipt ? allocate(money, receipt) : importFrom(0);
    },
    returnCheque: async (money) => {
      const receipt = some(() => true);
      if (!receipt) return importFrom(0);
      const line = statement.find(({ reference }) => reference === receipt.reference)!;
      const day = localDate(world.clock.now().getTime(), 'Asia/Shanghai');
      statement.push({ reference: `${receipt.reference}-R`, day, amount: -line.amount });
      const brought = await importFrom(imported);
      if (brought.code !== 1) return brought;
      const reply = await staff('receipt/reverse', {
        receipt_id: receipt.id,
        reason: 'The cheque was returned',
      });
      if (reply.code !== 1) return reply;
      money.deposit -= receipt.toDeposit;
      money.owed += receipt.billed;
      arrived.splice(arrived.indexOf(receipt), 1);
      return reply;
    },
  };
  return commands;
}
