import { randomUUID } from 'node:crypto';
import { upload } from '@serai/contract/files/uploads';
import { testStart } from '../population.ts';
import { callRoute } from './call-route.ts';
import type { SideName } from './canary.ts';
import { keep } from './kept.ts';
import type { MatrixStage } from './matrix-stage.ts';
import { plain, type Ready, type Row, type Rows } from './row.ts';
import { pay, stageOrder } from './staged-orders.ts';

const reason = 'Letter of the hotel';
const bank = 'KBZ Bank, Yangon, 0123';

/** A supplier with bank details and the tests' hotel. */
async function stageSupplier({ world, room }: MatrixStage): Promise<number> {
  const name = `Lakeside ${randomUUID()}`;
  const facts = { name_zh: name, name_en: name, kind: 'hotel', bank, created_at: testStart } as const;
  const { id } = await world.db
    .insertInto('suppliers')
    .values(facts)
    .returning('id')
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('supplier_hotels')
    .values({ hotel_id: room.hotelId, supplier_id: id })
    .onConflict((on) => on.column('hotel_id').doUpdateSet({ supplier_id: id }))
    .execute();
  return id;
}

interface Cost {
  orderId: number;
  supplierId: number;
  entityId: number;
}

/** A cancelled order with a cost of 1.00 that its hotel charges. */
async function stageCost(stage: MatrixStage, side: SideName): Promise<Cost> {
  const supplierId = await stageSupplier(stage);
  const { id: orderId } = await stageOrder(stage, side, 'hotel', [pay]);
  const { must, operator, world } = stage;
  await must(operator.token, 'console/order/cancel', { id: orderId, fee: 8_000, reason });
  const input = { order_id: orderId, supplier_id: supplierId, amount: 100, reason };
  await must(operator.token, 'console/payable/adjustCost', input);
  const entity = world.db.selectFrom('supplier_costs').select('entity_id').where('order_id', '=', orderId);
  return { orderId, supplierId, entityId: (await entity.executeTakeFirstOrThrow()).entity_id };
}

async function invoiceOf(stage: MatrixStage, side: SideName, file = '') {
  const { orderId, supplierId, entityId } = await stageCost(stage, side);
  return {
    supplier_id: supplierId,
    entity_id: entityId,
    number: randomUUID(),
    issued_on: '2026-11-20',
    total: 100,
    file,
    lines: [{ order_id: orderId, stated: 100 }],
  };
}

/** An invoice of a supplier that is not decided yet. */
async function stageInvoice(stage: MatrixStage, side: SideName, file = '') {
  const { must, operator } = stage;
  const input = await invoiceOf(stage, side, file);
  const { data } = await must(operator.token, 'console/payable/enterInvoice', input);
  return { id: data.invoice.id as number, lines: input.lines };
}

async function stageAccepted(stage: MatrixStage, side: SideName): Promise<number> {
  const { id } = await stageInvoice(stage, side);
  await stage.must(stage.operator.token, 'console/payable/acceptInvoice', { invoice_id: id, difference: 0 });
  return id;
}

async function stagePayment(stage: MatrixStage, side: SideName): Promise<number> {
  const input = { invoice_ids: [await stageAccepted(stage, side)], paid_on: '2026-11-20' };
  return (await stage.must(stage.operator.token, 'console/payable/pay', input)).data.payment.id;
}

async function stageFile(stage: MatrixStage): Promise<string> {
  const sent = await callRoute(stage, upload, { driver: 'local', topic: 'slip' }, stage.operator.token);
  if (sent.code !== 1) throw new Error(sent.msg);
  return sent.data.file.url;
}

/** A reading call about one supplier. */
function ofSupplier(field: string, rest: Record<string, unknown> = {}): Row {
  const ready = async (stage: MatrixStage): Promise<Ready> => ({
    input: { [field]: await keep(stage, 'supplier', stageSupplier), ...rest },
  });
  return { ready, open: [field] };
}

/** Calls about suppliers, their invoices and payments, and margins. */
export const payableRows: Rows = {
  'GET console/payable/suppliers': plain(),
  'GET console/payable/supplier': ofSupplier('id'),
  'POST console/payable/saveSupplier': plain(
    { name_zh: '湖畔集团', name_en: 'Lakeside Group', kind: 'hotel', terms_days: 15 },
    ['id', 'entity_id'],
  ),
  'POST console/payable/saveBank': {
    ready: async (stage) => ({ input: { supplier_id: await stageSupplier(stage), bank, reason } }),
    open: ['supplier_id'],
  },
  'POST console/payable/assign': {
    ready: async (stage) => ({
      input: { supplier_id: await stageSupplier(stage), hotel_id: stage.room.hotelId, reason },
    }),
    open: ['supplier_id', 'hotel_id'],
  },
  'GET console/payable/statement': ofSupplier('supplier_id', { from: '2026-11-01', to: '2026-11-30' }),
  'GET console/payable/services': {
    ...ofSupplier('supplier_id'),
    open: ['supplier_id', 'entity_id'],
  },
  'GET console/payable/order': {
    ready: async (stage, side) => ({ input: { order_id: (await stageCost(stage, side)).orderId } }),
    open: ['order_id'],
  },
  'POST console/payable/adjustCost': {
    ready: async (stage, side) => {
      const { orderId, supplierId } = await stageCost(stage, side);
      return { input: { order_id: orderId, supplier_id: supplierId, amount: 100, reason } };
    },
    open: ['order_id', 'supplier_id'],
  },
  'GET console/payable/invoices': plain({}, ['supplier_id']),
  'GET console/payable/invoice': {
    ready: async (stage, side) => ({ input: { id: (await stageInvoice(stage, side)).id } }),
    open: ['id'],
  },
  'GET console/payable/invoiceFile': {
    ready: async (stage, side) => ({
      input: { id: (await stageInvoice(stage, side, await stageFile(stage))).id },
    }),
    open: ['id'],
  },
  'POST console/payable/enterInvoice': {
    ready: async (stage, side) => ({ input: await invoiceOf(stage, side) }),
    open: ['supplier_id', 'entity_id', 'order_id'],
  },
  'POST console/payable/matchInvoice': {
    ready: async (stage, side) => {
      const { id, lines } = await stageInvoice(stage, side);
      return { input: { invoice_id: id, lines } };
    },
    open: ['invoice_id', 'order_id'],
  },
  'POST console/payable/acceptInvoice': {
    ready: async (stage, side) => ({
      input: { invoice_id: (await stageInvoice(stage, side)).id, difference: 0 },
    }),
    open: ['invoice_id'],
  },
  'POST console/payable/disputeInvoice': {
    ready: async (stage, side) => ({
      input: { invoice_id: (await stageInvoice(stage, side)).id, note: 'Not agreed' },
    }),
    open: ['invoice_id'],
  },
  'POST console/payable/withdrawInvoice': {
    ready: async (stage, side) => ({ input: { invoice_id: (await stageInvoice(stage, side)).id, reason } }),
    open: ['invoice_id'],
  },
  'GET console/payable/due': plain({ until: '2026-12-31' }, ['supplier_id']),
  'GET console/payable/bankLines': plain({ amount: 100 }),
  'POST console/payable/pay': {
    ready: async (stage, side) => ({
      input: { invoice_ids: [await stageAccepted(stage, side)], paid_on: '2026-11-20' },
    }),
    open: ['invoice_ids', 'bank_line_id'],
  },
  'GET console/payable/payments': plain({}, ['supplier_id']),
  'POST console/payable/reversePayment': {
    ready: async (stage, side) => ({ input: { payment_id: await stagePayment(stage, side), reason } }),
    open: ['payment_id'],
  },
  'GET console/margin/list': plain({ month: '2026-11' }, ['hotel_id', 'agency_id']),
  'GET console/margin/export': plain({ month: '2026-11', format: 'csv' }, ['hotel_id', 'agency_id']),
};
