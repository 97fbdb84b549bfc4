import { randomUUID } from 'node:crypto';
import { writtenOffLines } from '../../src/domain/ledger/bill-lines.ts';
import { lockBills, openOf } from '../../src/features/billing/bill-store.ts';
import { settleBill } from '../../src/features/billing/settle-bill.ts';
import { post } from '../../src/features/wallet/wallet.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import type { SideName } from './canary.ts';
import { keep } from './kept.ts';
import type { MatrixStage } from './matrix-stage.ts';
import type { Row, Rows } from './row.ts';
import { at, checkIn, complete, payOnCredit, stageOrder } from './staged-orders.ts';

interface StagedBill {
  id: number;
  lineId: number;
}

/** Stages a completed stay bought on credit; returns its open charge. */
async function stageCharge(stage: MatrixStage, side: SideName): Promise<{ id: number; amount: number }> {
  const steps = [payOnCredit, at('service_start'), checkIn, at('service_end', 60), complete];
  const { id: orderId } = await stageOrder(stage, side, 'hotel', steps);
  const { id, amount } = await stage.world.db
    .selectFrom('charges')
    .select(['id', 'amount'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { id, amount };
}

/** Stages a bill over it that the agency has applied for. */
export function applied(stage: MatrixStage, side: SideName): Promise<StagedBill> {
  return keep(stage, `${side} bill`, async (fresh) => {
    const { id, amount } = await stageCharge(fresh, side);
    const { token } = stage.sides[side].owner;
    const { data } = await stage.must(token, 'bill/apply', { charge_ids: [id], total: amount });
    const line = stage.world.db.selectFrom('bill_lines').select('id').where('bill_id', '=', data.bill.id);
    return { id: data.bill.id, lineId: (await line.executeTakeFirstOrThrow()).id };
  });
}

/** Like `applied`, and confirmed. */
function owed(stage: MatrixStage, side: SideName): Promise<StagedBill> {
  return keep(stage, `${side} bill owed`, async (fresh) => {
    const bill = await applied(fresh, side);
    await stage.must(stage.operator.token, 'console/bill/confirm', { id: bill.id });
    return bill;
  });
}

/** Like `owed`, and past due. */
async function late(stage: MatrixStage, side: SideName): Promise<StagedBill> {
  const bill = await owed(stage, side);
  stage.world.clock.advance(60 * 86_400_000);
  return bill;
}

/** Like `late`, and closed because its total was written off. */
function writtenOff(stage: MatrixStage, side: SideName): Promise<StagedBill> {
  return keep(stage, `${side} bill written off`, async (fresh) => {
    const bill = await late(fresh, side);
    const { db, clock } = stage.world;
    const by = { userId: stage.operator.id, now: clock.now() };
    await inTransaction(db, async (trx) => {
      const locked = (await lockBills(trx, [bill.id], undefined))[0]!;
      const amount = openOf(locked.bill);
      await post(trx, {
        event: 'write_off',
        key: `writtenOff:${bill.id}`,
        agencyId: locked.bill.agency_id,
        orderId: null,
        billId: bill.id,
        entityId: null,
        lines: writtenOffLines(amount),
        memo: locked.bill.number,
        ...by,
      });
      const settling = { event: 'writeOff', actor: 'operator', reason, ...by } as const;
      await settleBill(trx, locked, { written_off: amount }, settling);
    });
    return bill;
  });
}

/** A call about one of the side's bills. */
function billRow(stageBill: typeof applied, rest: Record<string, unknown> = {}): Row {
  return {
    ready: async (stage, side) => ({ input: { id: (await stageBill(stage, side)).id, ...rest } }),
    owned: { id: 'other' },
  };
}

/** The same for the seller's staff. */
function staffRow(stageBill: typeof applied, rest: Record<string, unknown> = {}): Row {
  return { ...billRow(stageBill, rest), owned: {}, open: ['id'] };
}

const reason = 'Agreed by telephone';

const certificate = () => ({
  certificate_number: randomUUID(),
  dated: '2026-11-01',
  base: 100,
  rate_bp: 300,
  amount: 3,
});

/** Calls on bills: of agencies on their own, and of the seller's finance on all. */
export const billRows: Rows = {
  'POST bill/apply': {
    ready: async (stage, side) => {
      const { id, amount } = await stageCharge(stage, side);
      return { input: { charge_ids: [id], total: amount } };
    },
    owned: { charge_ids: 'other' },
  },
  'POST bill/withdraw': billRow(applied),
  'POST bill/dispute': {
    ready: async (stage, side) => {
      const { id, lineId } = await owed(stage, side);
      return { input: { id, line_ids: [lineId], reason: 'Nobody came' } };
    },
    owned: { id: 'other', line_ids: 'other' },
  },
  'POST bill/pay': {
    ready: async (stage, side) => ({ input: { bill_ids: [(await owed(stage, side)).id], amount: 1 } }),
    owned: { bill_ids: 'other' },
  },
  'GET bill/detail': billRow(applied),
  'GET bill/export': billRow(applied, { format: 'csv' }),
  'POST bill/linkExport': { ...billRow(applied, { format: 'csv' }), leaves: true },
  'POST bill/link': { ...billRow(applied), leaves: true },
  'GET console/bill/list': {
    ready: ({ sides }, side) => ({ input: { agency_id: sides[side].agencyId } }),
    open: ['agency_id'],
  },
  'GET console/bill/detail': staffRow(applied),
  'GET console/bill/export': {
    ready: async (stage, side) => {
      const { id } = await applied(stage, side);
      return { input: { id, agency_id: stage.sides[side].agencyId, format: 'csv' } };
    },
    open: ['id', 'agency_id'],
  },
  'POST console/bill/billNow': {
    ready: async (stage, side) => {
      await stageCharge(stage, side);
      const { agencyId } = stage.sides[side];
      const open = await stage.world.db
        .selectFrom('charges')
        .select(['amount', 'settled'])
        .where('agency_id', '=', agencyId)
        .where('stage', '=', 'open')
        .where('bill_id', 'is', null)
        .where('amount', '>', 0)
        .execute();
      const total = open.reduce((sum, { amount, settled }) => sum + amount - settled, 0);
      return { input: { agency_id: agencyId, total } };
    },
    open: ['agency_id'],
  },
  'POST console/bill/confirm': staffRow(applied),
  'POST console/bill/reject': staffRow(applied, { reason }),
  'POST console/bill/void': staffRow(owed, { reason }),
  'POST console/bill/dispute': {
    ready: async (stage, side) => {
      const { id, lineId } = await owed(stage, side);
      return { input: { id, line_ids: [lineId], reason: 'Nobody came' } };
    },
    open: ['id', 'line_ids'],
  },
  'POST console/bill/answer': {
    ready: async (stage, side) => {
      const { id, lineId } = await owed(stage, side);
      const dispute = { id, line_ids: [lineId], reason: 'Nobody came' };
      await stage.must(stage.sides[side].owner.token, 'bill/dispute', dispute);
      return { input: { line_id: lineId, answer: reason } };
    },
    open: ['line_id'],
  },
  'POST console/bill/offer': staffRow(owed, { currency: 'CNY', rate: '7.10', rate_of: 'USD' }),
  'POST console/bill/setOff': staffRow(late, { amount: 1, reason }),
  'POST console/bill/recordWithholding': {
    ready: async (stage, side) => ({ input: { bill_id: (await owed(stage, side)).id, ...certificate() } }),
    open: ['bill_id'],
  },
  'POST console/bill/reverseWithheldTax': {
    ready: async (stage, side) => {
      const { id } = await owed(stage, side);
      const { token } = stage.operator;
      await stage.must(token, 'console/bill/recordWithholding', { bill_id: id, ...certificate() });
      const rows = stage.world.db
        .selectFrom('withholding_certificates')
        .select('id')
        .where('bill_id', '=', id);
      return { input: { certificate_id: (await rows.executeTakeFirstOrThrow()).id, reason } };
    },
    open: ['certificate_id'],
  },
  'GET console/bill/dunningOf': {
    ready: ({ sides }, side) => ({ input: { agency_id: sides[side].agencyId } }),
    open: ['agency_id'],
  },
  'GET console/bill/previewReminder': staffRow(late),
  'POST console/bill/remind': staffRow(late, { note: 'Please call us' }),
  'POST console/bill/pauseReminders': {
    ready: ({ sides }, side) => ({ input: { agency_id: sides[side].agencyId, until: null, reason } }),
    open: ['agency_id'],
  },
  'POST console/bill/recover': {
    ready: async (stage, side) => {
      const { id } = await writtenOff(stage, side);
      return { input: { id, amount: 1, reason } };
    },
    open: ['id'],
  },
  'POST console/bill/writeOff': staffRow(late, { reason }),
  'POST console/bill/decideWriteOff': {
    ready: async (stage, side) => {
      const bill = await late(stage, side);
      const asker = await stage.newOperator('finance');
      const { id } = await stage.world.db
        .insertInto('bill_write_offs')
        .values({
          bill_id: bill.id,
          agency_id: stage.sides[side].agencyId,
          amount: 1,
          reason,
          asked_by: asker.id,
          asked_at: stage.world.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { input: { write_off_id: id, decision: 'reject', note: 'It will be paid' } };
    },
    open: ['write_off_id'],
  },
};
