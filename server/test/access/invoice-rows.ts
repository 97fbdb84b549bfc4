import type { Insertable } from 'kysely';
import type { TaxCodesTable } from '../../src/tables.ts';
import type { SideName } from './canary.ts';
import type { MatrixStage } from './matrix-stage.ts';
import type { Row, Rows } from './row.ts';
import { at, checkIn, complete, pay, stageOrder } from './staged-orders.ts';

const title = { kind: 'individual', title: 'Li Si', email: 'li@example.com' };

/** A title of the side's agency. */
async function stageTitle({ must, sides }: MatrixStage, side: SideName): Promise<number> {
  return (await must(sides[side].owner.token, 'invoice/saveTitle', title)).data.title.id;
}

const taxCode: Omit<Insertable<TaxCodesTable>, 'entity_id' | 'made_at'> = {
  ...{ product: 'hotel', covers: 'service', valid_from: '2020-01-01', treatment: 'rate', rate_bp: 600 },
  ...{ name_zh: '旅游服务 6%', name_en: 'Travel service 6 %' },
};

/** What an application over a stay that is over says. */
async function stageApplication(stage: MatrixStage, side: SideName) {
  const { db, clock } = stage.world;
  await db
    .insertInto('tax_codes')
    .values({ ...taxCode, entity_id: 1, made_at: clock.now() })
    .onConflict((known) => known.doNothing())
    .execute();
  const title_id = await stageTitle(stage, side);
  const steps = [pay, at('service_start'), checkIn, at('service_end', 60), complete];
  const { id: orderId } = await stageOrder(stage, side, 'hotel', steps);
  const { id, amount } = await db
    .selectFrom('charges')
    .select(['id', 'amount'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { charge_ids: [id], total: amount, title_id, kind: 'commercial' };
}

/** An invoice that the side's agency has applied for. */
async function applied(stage: MatrixStage, side: SideName): Promise<number> {
  const application = await stageApplication(stage, side);
  return (await stage.must(stage.sides[side].owner.token, 'invoice/apply', application)).data.invoice.id;
}

/** A call about one of the side's invoices. */
function invoiceRow(stageInvoice: typeof applied, rest: Record<string, unknown> = {}): Row {
  return {
    ready: async (stage, side) => ({ input: { id: await stageInvoice(stage, side), ...rest } }),
    owned: { id: 'other' },
  };
}

/** Invoices: whom they are made out to, and what agencies do with theirs. */
export const invoiceRows: Rows = {
  'POST invoice/apply': {
    ready: async (stage, side) => ({ input: await stageApplication(stage, side) }),
    owned: { charge_ids: 'other', title_id: 'other' },
  },
  'POST invoice/withdraw': invoiceRow(applied),
  'GET invoice/detail': invoiceRow(applied),
  'POST invoice/saveTitle': {
    ready: async (stage, side) => ({ input: { id: await stageTitle(stage, side), ...title } }),
    owned: { id: 'other' },
    open: ['taxpayer_id'],
  },
  'POST invoice/deleteTitle': {
    ready: async (stage, side) => ({ input: { id: await stageTitle(stage, side) } }),
    owned: { id: 'other' },
  },
};
