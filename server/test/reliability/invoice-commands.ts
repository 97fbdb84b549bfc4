import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { lapseReds, reddenInvoices } from '../../src/features/invoices/invoices.ts';
import type { TestWorld } from '../harness.ts';
import { boatTax } from '../invoice-world.ts';
import type { Outcome } from './bill-commands.ts';
import type { Send } from './booking.ts';
import type { Chance } from './figure.ts';

/** Dependencies of the random invoice commands. */
interface Desk {
  world: TestWorld;
  chance: Chance;
  /** Picks one of the agency's members. */
  member(): Send;
}

interface Choice {
  charge_ids: number[];
  paper: string;
  amount: { amount: number };
}

/** Commands of agencies, the seller and the clock on invoices; none moves money of an agency. */
export async function openInvoiceCommands({ world, chance, member }: Desk) {
  const { db, clock } = world;
  const from = { entity_id: 1, product: 'hotel', valid_from: '2020-01-01', made_at: clock.now() };
  await db
    .insertInto('tax_codes')
    .values(boatTax.map((tax) => ({ ...tax, ...from })))
    .execute();
  const title = { kind: 'company', title: '远行', taxpayer_id: '91510100709237224E', email: 'a@example.com' };
  const { data } = await world.call('POST', 'invoice/saveTitle', title, { as: 'owner' });
  const title_id: number = data.title.id;
  const { id: operatorId } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'operator_1')
    .executeTakeFirstOrThrow();
  const staff = (path: string, input: object): Promise<Outcome> =>
    world.call('POST', `console/invoice/${path}`, input, { as: 'operator' });
  let numbered = 0;

  /** Picks a recent row that meets the condition, or an id that does not exist. */
  const pick = async (table: 'invoices' | 'invoice_reds', condition: string) => {
    const { rows } = await sql<{ id: number; invoice_id: number }>`
      SELECT * FROM ${sql.table(table)} WHERE ${sql.raw(condition)} ORDER BY id DESC LIMIT 6`.execute(db);
    return rows.length > 0 ? chance.pick(rows) : { id: 1_000_000, invoice_id: 1_000_000 };
  };
  const authority = async () => {
    numbered += 1;
    const path = `invoice/20261121/${randomUUID().replaceAll('-', '')}/${numbered}.pdf`;
    await db
      .insertInto('uploads')
      .values({
        user_id: operatorId,
        driver: 'local',
        path,
        name: 'fapiao.pdf',
        suffix: 'pdf',
        mimetype: 'application/pdf',
        is_picture: false,
        size: 9,
        received: 9,
        sha1: 'f'.repeat(40),
        width: 0,
        height: 0,
        created_at: clock.now(),
        is_private: true,
      })
      .execute();
    const invoice_number = String(26_532_000_000_000_000_000n + BigInt(numbered));
    return { issued_on: today(), invoice_number, files: [`/storage/${path}`] };
  };
  const today = () => clock.now().toISOString().slice(0, 10);
  const done = (): Outcome => ({ http: 200, code: 1, msg: '', data: {} });

  const commands: Record<string, () => Promise<Outcome>> = {
    applyInvoice: async () => {
      const { orders } = (await member()('GET', 'invoice/choose', {})).data as { orders: Choice[] };
      const paper = chance.next() < 0.6 ? 'invoice' : 'receipt';
      const wanted = chance
        .shuffle(orders.filter((order) => order.paper === paper))
        .slice(0, chance.whole(1, 5));
      const kind = paper === 'receipt' ? paper : chance.pick(['special', 'ordinary', 'commercial']);
      return member()('POST', 'invoice/apply', {
        charge_ids: wanted.length > 0 ? wanted.flatMap(({ charge_ids }) => charge_ids) : [1_000_000],
        total: Math.max(
          1,
          wanted.reduce((sum, { amount }) => sum + amount.amount, 0),
        ),
        title_id,
        kind,
      });
    },
    withdrawInvoice: async () =>
      member()('POST', 'invoice/withdraw', { id: (await pick('invoices', "status = 'submitted'")).id }),
    approveInvoice: async () => staff('approve', { id: (await pick('invoices', "status = 'submitted'")).id }),
    rejectInvoice: async () => {
      const { id } = await pick('invoices', "status IN ('submitted', 'approved')");
      return staff('reject', { id, reason: 'Not yet' });
    },
    issueInvoice: async () => {
      const rate = { currency: 'CNY', rate: chance.pick(['7.10', '6.9873', '7.25']), rate_of: 'USD' };
      const { id } = await pick('invoices', "status = 'approved'");
      return staff('issue', { id, ...(await authority()), ...(chance.next() < 0.7 ? rate : {}) });
    },
    reddenByClock: async () => {
      await lapseReds(db, clock.now());
      await reddenInvoices(db, clock.now());
      return done();
    },
    askRed: async () => {
      const { id } = await pick('invoices', "status IN ('issued', 'delivered')");
      return staff('askRed', { id, reason: 'Made out wrongly' });
    },
    askRedAgain: async () => {
      const red = await pick('invoice_reds', "status IN ('lapsed', 'declined')");
      return staff('askRed', { id: red.invoice_id, red_id: red.id, reason: 'Once more' });
    },
    answerRed: async () => {
      const { id } = await pick('invoice_reds', "status = 'asked'");
      return member()('POST', 'invoice/confirmRed', { id, agree: chance.next() < 0.5 });
    },
    issueRed: async () => {
      const { id } = await pick('invoice_reds', "status = 'confirmed'");
      return staff('issueRed', { red_id: id, ...(await authority()) });
    },
  };
  return commands;
}
