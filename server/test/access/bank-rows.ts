import { randomUUID } from 'node:crypto';
import { testStart } from '../population.ts';
import type { MatrixStage } from './matrix-stage.ts';
import { plain, type Rows } from './row.ts';

/** Adds a bank account. */
async function account({ must, operator }: MatrixStage): Promise<number> {
  const added = { name: `Bank ${randomUUID()}`, currency: 'USD' };
  return (await must(operator.token, 'console/bank/addAccount', added)).data.account.id;
}

/** A statement with one line that no other has. */
function statement() {
  const text = `Date,Amount,Name,Reference\n2026-11-20,250.00,Trading Company,${randomUUID()}\n`;
  return { file_name: 'november.csv', bytes: Buffer.from(text).toString('base64') };
}

async function upload(stage: MatrixStage): Promise<number> {
  const sent = { account_id: await account(stage), ...statement() };
  return (await stage.must(stage.operator.token, 'console/bank/upload', sent)).data.file.id;
}

/** Imports a line of money that left an account; returns it with its sum in cents. */
async function lineOut(stage: MatrixStage, sum: number): Promise<number> {
  const account_id = await account(stage);
  const text = `Date,Amount,Name,Reference\n2026-11-20,-${(sum / 100).toFixed(2)},Bank,${randomUUID()}\n`;
  const bytes = Buffer.from(text).toString('base64');
  const { token } = stage.operator;
  const sent = { account_id, file_name: 'november.csv', bytes };
  const { file } = (await stage.must(token, 'console/bank/upload', sent)).data;
  await stage.must(token, 'console/bank/import', { file_id: file.id });
  const line = await stage.world.db
    .selectFrom('bank_lines')
    .select('id')
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow();
  return line.id;
}

/** Sum of the lines that nothing but their own receipt or pay-back has. */
const returned = 4_321;
const paidBack = 100;

async function receiptOf(stage: MatrixStage): Promise<number> {
  const receipt = {
    received_on: '2026-11-20',
    value_date: '2026-11-20',
    payer: 'Trading Company',
    currency: 'USD',
    gross: returned,
    bank_reference: randomUUID(),
  };
  return (await stage.must(stage.operator.token, 'console/receipt/record', receipt)).data.id;
}

/** A pay-back of an agency that was carried out. */
async function payBackOf(stage: MatrixStage, agencyId: number): Promise<number> {
  const decided = { status: 'done', decided_by: stage.operator.id, decided_at: testStart } as const;
  const { id } = await stage.world.db
    .insertInto('pay_backs')
    .values({
      agency_id: agencyId,
      amount: paidBack,
      currency: 'USD',
      payee: 'Bank 0123',
      reason: 'Asked for',
      needs_second: false,
      asked_by: stage.operator.id,
      asked_at: testStart,
      ...decided,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Calls about statements of the seller's bank. */
export const bankRows: Rows = {
  'GET console/bank/accounts': plain(),
  'GET console/bank/lines': plain({}, ['account_id']),
  'POST console/bank/addAccount': {
    ready: () => ({ input: { name: `Bank ${randomUUID()}`, currency: 'USD' } }),
    open: ['entity_id'],
  },
  'POST console/bank/addRule': {
    ready: async (stage) => ({
      input: { account_id: await account(stage), contains: 'Transfer fee', kind: 'charge', up_to: 100 },
    }),
    open: ['account_id'],
  },
  'POST console/bank/endRule': {
    ready: async (stage) => {
      const rule = { account_id: await account(stage), contains: 'Own transfer', kind: 'aside' };
      const added = await stage.must(stage.operator.token, 'console/bank/addRule', rule);
      return { input: { rule_id: added.data.rule.id } };
    },
    open: ['rule_id'],
  },
  'GET console/bank/line': {
    ready: async (stage) => ({ input: { id: await lineOut(stage, 1_500) } }),
    open: ['id'],
  },
  'POST console/bank/returnReceipt': {
    ready: async (stage) => ({
      input: { line_id: await lineOut(stage, returned), receipt_id: await receiptOf(stage) },
    }),
    open: ['line_id', 'receipt_id'],
  },
  'POST console/bank/settlePayBack': {
    ready: async (stage, side) => ({
      input: {
        line_id: await lineOut(stage, paidBack),
        pay_back_id: await payBackOf(stage, stage.sides[side].agencyId),
      },
    }),
    open: ['line_id', 'pay_back_id'],
  },
  'POST console/bank/settleLine': {
    ready: async (stage) => ({
      input: { line_id: await lineOut(stage, 150), kind: 'charge', note: 'Cards of November' },
    }),
    open: ['line_id'],
  },
  'POST console/bank/reopenLine': {
    ready: async (stage) => {
      const line_id = await lineOut(stage, 1_500);
      const settled = { line_id, kind: 'aside', note: 'Own transfer' };
      await stage.must(stage.operator.token, 'console/bank/settleLine', settled);
      return { input: { line_id, reason: 'A payment to a hotel' } };
    },
    open: ['line_id'],
  },
  'POST console/bank/upload': {
    ready: async (stage) => ({ input: { account_id: await account(stage), ...statement() } }),
    open: ['account_id'],
  },
  'GET console/bank/preview': {
    ready: async (stage) => ({ input: { file_id: await upload(stage) } }),
    open: ['file_id'],
  },
  'POST console/bank/import': {
    ready: async (stage) => ({ input: { file_id: await upload(stage) } }),
    open: ['file_id'],
  },
};
