import { type Insertable, sql } from 'kysely';
import type { TaxCodesTable } from '../../src/tables.ts';
import { sendFile } from '../send-file.ts';
import type { SideName } from './canary.ts';
import { keep } from './kept.ts';
import type { MatrixStage } from './matrix-stage.ts';
import { plain, type Row, type Rows } from './row.ts';
import { at, checkIn, complete, pay, stageOrder } from './staged-orders.ts';

const title = { kind: 'individual', title: 'Li Si', email: 'li@example.com' };

/** Adds an invoice title of the side's agency. */
async function stageTitle({ must, sides }: MatrixStage, side: SideName): Promise<number> {
  return (await must(sides[side].owner.token, 'invoice/saveTitle', title)).data.title.id;
}

const taxCode: Omit<Insertable<TaxCodesTable>, 'entity_id' | 'made_at'> = {
  product: 'hotel',
  covers: 'service',
  valid_from: '2020-01-01',
  treatment: 'rate',
  rate_bp: 600,
  name_zh: '旅游服务 6%',
  name_en: 'Travel service 6 %',
};

/** Stages a completed stay and returns the input of an application over it. */
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

/** Stages an invoice that the side's agency has applied for. */
export function applied(stage: MatrixStage, side: SideName): Promise<number> {
  return keep(stage, `${side} invoice`, async (fresh) => {
    const application = await stageApplication(fresh, side);
    return (await stage.must(stage.sides[side].owner.token, 'invoice/apply', application)).data.invoice.id;
  });
}

/** Like `applied`, and issued. */
function issued(stage: MatrixStage, side: SideName): Promise<number> {
  return keep(stage, `${side} invoice issued`, async (fresh) => {
    const id = await applied(fresh, side);
    const { token } = stage.operator;
    const issued_on = stage.world.clock.now().toISOString().slice(0, 10);
    await stage.must(token, 'console/invoice/approve', { id });
    await stage.must(token, 'console/invoice/issue', { id, issued_on });
    return id;
  });
}

/** The file of an issued invoice. */
async function stageFile(stage: MatrixStage, side: SideName) {
  const id = await issued(stage, side);
  const files = stage.world.db.selectFrom('invoice_files').select('id').where('invoice_id', '=', id);
  return { id, file: (await files.executeTakeFirstOrThrow()).id };
}

/** Uploads a file of the tax authority as the desk; returns its path. */
async function stageAuthorityFile({ world }: MatrixStage): Promise<string> {
  const bytes = Buffer.from('<?xml version="1.0"?><EInvoice><InvoiceNumber>1</InvoiceNumber></EInvoice>');
  const form = { name: 'fapiao.xml', bytes, as: 'operator', query: '?driver=local&topic=invoice' } as const;
  const { data, msg } = await sendFile(world, form);
  if (!data.file) throw new Error(msg);
  return data.file.url;
}

/** Stages a red invoice requested by the desk; `asked`: the buyer has not answered yet. */
async function stageRed(stage: MatrixStage, side: SideName, status: 'asked' | 'confirmed'): Promise<number> {
  const id = await issued(stage, side);
  await stage.must(stage.operator.token, 'console/invoice/askRed', { id, reason: 'Made out wrongly' });
  const { db, clock } = stage.world;
  const until = new Date(clock.now().getTime() + 86_400_000);
  const red = await db
    .updateTable('invoice_reds')
    .set(status === 'asked' ? { status, until } : { status })
    .where('invoice_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return red.id;
}

/** A call about one of the side's invoices. */
function invoiceRow(stageInvoice: typeof applied, rest: Record<string, unknown> = {}): Row {
  return {
    ready: async (stage, side) => ({ input: { id: await stageInvoice(stage, side), ...rest } }),
    owned: { id: 'other' },
  };
}

/** The same for the seller's staff. */
function deskRow(stageInvoice: typeof applied, rest: Record<string, unknown> = {}): Row {
  return { ...invoiceRow(stageInvoice, rest), owned: {}, open: ['id'] };
}

/** Calls on invoices: their titles, and what agencies do with them. */
export const invoiceRows: Rows = {
  'POST invoice/apply': {
    ready: async (stage, side) => ({ input: await stageApplication(stage, side) }),
    owned: { charge_ids: 'other', title_id: 'other' },
  },
  'POST invoice/withdraw': invoiceRow(applied),
  'GET invoice/detail': invoiceRow(applied),
  'GET invoice/export': invoiceRow(applied, { format: 'csv' }),
  'POST invoice/linkExport': { ...invoiceRow(applied, { format: 'csv' }), leaves: true },
  'POST invoice/link': {
    ready: async (stage, side) => ({ input: await stageFile(stage, side) }),
    owned: { id: 'other' },
    leaves: true,
  },
  'POST invoice/resend': invoiceRow(issued),
  'POST invoice/confirmRed': {
    ready: async (stage, side) => ({ input: { id: await stageRed(stage, side, 'asked'), agree: true } }),
    owned: { id: 'other' },
  },
  'GET console/invoice/list': {
    ready: ({ sides }, side) => ({ input: { agency_id: sides[side].agencyId } }),
    open: ['agency_id'],
  },
  'GET console/invoice/detail': deskRow(applied),
  'GET console/invoice/export': {
    ready: async (stage, side) => ({
      input: {
        id: await applied(stage, side),
        agency_id: stage.sides[side].agencyId,
        format: 'csv',
      },
    }),
    open: ['id', 'agency_id'],
  },
  'GET console/invoice/tax': plain({ from: '2026-11-01', to: '2026-11-30' }),
  'GET console/invoice/file': {
    ready: async (stage, side) => ({ input: { file: (await stageFile(stage, side)).file } }),
  },
  'GET console/invoice/readFile': {
    ready: async (stage, side) => {
      const id = await applied(stage, side);
      await stage.world.db.updateTable('invoices').set({ kind: 'ordinary' }).where('id', '=', id).execute();
      return { input: { id, file: await stageAuthorityFile(stage) } };
    },
    open: ['id', 'red_id'],
  },
  'POST console/invoice/approve': deskRow(applied),
  'POST console/invoice/reject': deskRow(applied, { reason: 'Made out wrongly' }),
  'POST console/invoice/issue': {
    ready: async (stage, side) => {
      const id = await applied(stage, side);
      await stage.must(stage.operator.token, 'console/invoice/approve', { id });
      return { input: { id, issued_on: stage.world.clock.now().toISOString().slice(0, 10) } };
    },
    open: ['id'],
  },
  'POST console/invoice/resend': deskRow(issued),
  'POST console/invoice/askRed': {
    ...deskRow(issued, { reason: 'Made out wrongly' }),
    open: ['id', 'red_id'],
  },
  'POST console/invoice/issueRed': {
    ready: async (stage, side) => {
      const red_id = await stageRed(stage, side, 'confirmed');
      return { input: { red_id, issued_on: stage.world.clock.now().toISOString().slice(0, 10) } };
    },
    open: ['red_id'],
  },
  'POST console/taxCode/save': {
    ready: async ({ world: { db } }) => {
      const { rows } = await sql<{ day: string }>`
        SELECT (coalesce(max(valid_from), '2030-01-01') + 1)::date AS day FROM tax_codes
        WHERE product = 'car' AND valid_from < '9000-01-01'`.execute(db);
      const { product: _, ...code } = taxCode;
      const more = { product: 'car', place: '', class_code: '', class_name: '', entity_id: 1 };
      return { input: { ...code, ...more, valid_from: rows[0]!.day } };
    },
    open: ['entity_id'],
  },
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
