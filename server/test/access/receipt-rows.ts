import { randomUUID } from 'node:crypto';
import { upload } from '@serai/contract/files/uploads';
import { testStart } from '../population.ts';
import { callRoute } from './call-route.ts';
import type { SideName } from './canary.ts';
import { keep } from './kept.ts';
import type { MatrixStage } from './matrix-stage.ts';
import type { Row, Rows } from './row.ts';

const payment = { amount: 200_000, currency: 'USD', paid_on: '2026-11-20', payer: 'Trading Company' };
const arrived = { received_on: '2026-11-20', value_date: '2026-11-20', payer: 'Trading Company' };
const inDollars = { ...arrived, currency: 'USD', gross: 200_000 };

/** A call about a declared payment of the side. */
function declarationRow(rest: Record<string, unknown> = {}): Row {
  return {
    ready: async (stage, side) => ({ input: { id: await declare(stage, side), ...rest } }),
    owned: { id: 'other' },
  };
}

/** A call of the seller's staff about a receipt of the side. */
function receiptRow(rest: Record<string, unknown>, open: readonly string[] = []): Row {
  return {
    ready: async (stage, side) => ({
      input: { receipt_id: await matchOne(stage, await record(stage), side), ...rest },
    }),
    open: ['receipt_id', ...open],
  };
}

/** Calls on incoming payments, as agencies declare them and the seller's finance books them. */
export const receiptRows: Rows = {
  'POST account/topUp': {
    ready: async (stage, side) => {
      await endWaiting(stage, side);
      return { input: { ...payment, slip: await sendSlip(stage, side) } };
    },
  },
  'POST account/withdrawTopUp': declarationRow(),
  'POST account/slipLink': { ...declarationRow(), leaves: true },
  'POST account/receiptLink': {
    ready: async (stage, side) => ({ input: { id: await matchOne(stage, await record(stage), side) } }),
    owned: { id: 'other' },
    leaves: true,
  },
  'GET account/receipt': {
    ready: async (stage, side) => ({ input: { id: await matchOne(stage, await record(stage), side) } }),
    owned: { id: 'other' },
  },
  'GET console/receipt/list': {
    ready: ({ sides }, side) => ({ input: { agency_id: sides[side].agencyId } }),
    open: ['agency_id'],
  },
  'GET console/receipt/show': {
    ready: async (stage) => ({ input: { id: await record(stage) } }),
    open: ['id'],
  },
  'GET console/receipt/suggest': {
    ready: async (stage) => ({ input: { id: await record(stage) } }),
    open: ['id', 'agency_id'],
  },
  'GET console/receipt/slip': {
    ready: async (stage) => ({ input: { id: await recordWithSlip(stage) } }),
    open: ['id'],
  },
  'POST console/receipt/record': {
    ready: () => ({ input: { ...inDollars, bank_reference: randomUUID() } }),
  },
  'POST console/receipt/match': {
    ready: async (stage, side) => ({
      input: {
        receipt_id: await record(stage),
        agency_id: stage.sides[side].agencyId,
        declaration_id: await declare(stage, side),
        parts: [{ amount: 100_000 }],
      },
    }),
    open: ['receipt_id', 'agency_id', 'declaration_id', 'bill_id'],
  },
  'POST console/receipt/allocate': receiptRow({ parts: [{ amount: 100 }] }, ['bill_id']),
  'POST console/receipt/reverse': receiptRow({ reason: 'Recorded twice' }),
  'GET console/declaration/slip': {
    ready: async (stage, side) => ({ input: { id: await declare(stage, side) } }),
    open: ['id'],
  },
  'POST console/declaration/refuse': {
    ready: async (stage, side) => ({
      input: { declaration_id: await declare(stage, side), reason: 'Nothing arrived' },
    }),
    open: ['declaration_id'],
  },
  'POST console/payBack/ask': {
    ready: async (stage, side) => {
      await endPayBacks(stage, side);
      const { agencyId } = stage.sides[side];
      return { input: { agency_id: agencyId, amount: 100, payee: 'Bank 0123', reason: 'Asked for' } };
    },
    open: ['agency_id'],
  },
  'POST console/payBack/decide': {
    ready: async (stage, side) => {
      await endPayBacks(stage, side);
      const asked = await stage.must(stage.staff.finance.token, 'console/payBack/ask', {
        agency_id: stage.sides[side].agencyId,
        amount: 100,
        payee: 'Bank 0123',
        reason: 'Asked for',
      });
      return { input: { pay_back_id: asked.data.id, decision: 'confirm', note: 'Bank order 12' } };
    },
    open: ['pay_back_id'],
  },
};

function sendSlip(stage: MatrixStage, side: SideName): Promise<string> {
  return sendSlipAs(stage, stage.sides[side].owner.token);
}

async function sendSlipAs(stage: MatrixStage, token: string): Promise<string> {
  const sent = await callRoute(stage, upload, { driver: 'local', topic: 'slip' }, token);
  if (sent.code !== 1) throw new Error(sent.msg);
  return sent.data.file.url;
}

/** Declares a payment of side A. */
export async function stageDeclared(stage: MatrixStage) {
  const declared = { ...payment, slip: await sendSlip(stage, 'A') };
  return stage.must(stage.sides.A.owner.token, 'account/topUp', declared);
}

function declare(stage: MatrixStage, side: SideName): Promise<number> {
  return keep(stage, `${side} declared payment`, async () => {
    await endWaiting(stage, side);
    const declared = { ...payment, slip: await sendSlip(stage, side) };
    return (await stage.must(stage.sides[side].owner.token, 'account/topUp', declared)).data.id;
  });
}

async function record({ must, operator }: MatrixStage): Promise<number> {
  const receipt = { ...inDollars, bank_reference: randomUUID() };
  return (await must(operator.token, 'console/receipt/record', receipt)).data.id;
}

async function recordWithSlip(stage: MatrixStage): Promise<number> {
  const { must, operator } = stage;
  const slip = await sendSlipAs(stage, operator.token);
  const receipt = { ...inDollars, bank_reference: randomUUID(), slip };
  return (await must(operator.token, 'console/receipt/record', receipt)).data.id;
}

async function matchOne({ must, operator, sides }: MatrixStage, id: number, side: SideName): Promise<number> {
  const parts = [{ amount: 1000 }];
  await must(operator.token, 'console/receipt/match', {
    receipt_id: id,
    agency_id: sides[side].agencyId,
    parts,
  });
  return id;
}

/** The number of open declarations is limited: ends all but the newest ten. */
async function endWaiting({ world, sides, operator }: MatrixStage, side: SideName): Promise<void> {
  const waiting = await world.db
    .selectFrom('declared_payments')
    .select('id')
    .where('agency_id', '=', sides[side].agencyId)
    .where('status', '=', 'declared')
    .orderBy('id', 'desc')
    .offset(10)
    .execute();
  await world.db
    .updateTable('declared_payments')
    .set({ status: 'withdrawn', ended_at: testStart, ended_by: operator.id })
    .where('id', 'in', [0, ...waiting.map(({ id }) => id)])
    .execute();
}

/** Only one pay-back per agency may be open. */
async function endPayBacks({ world, sides, staff }: MatrixStage, side: SideName): Promise<void> {
  await world.db
    .updateTable('pay_backs')
    .set({ status: 'rejected', decided_by: staff.auditor.id, decided_at: testStart })
    .where('agency_id', '=', sides[side].agencyId)
    .where('status', '=', 'asked')
    .execute();
}
