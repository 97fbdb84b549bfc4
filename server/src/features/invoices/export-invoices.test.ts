import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InvoiceWorld, openInvoiceWorld } from '../../../test/invoice-world.ts';
import type { PersonName } from '../../../test/population.ts';
import { readCsv, readXlsx } from '../../../test/read-sheet.ts';

let world: InvoiceWorld;
let sn: string;
let issued: number;

beforeAll(async () => {
  world = await openInvoiceWorld();
  const order = await world.sell(106_000, { reference: 'KM-1' });
  sn = (await world.call('GET', 'order/detail', { id: order }, { as: 'owner' })).data.order.sn;
  issued = await world.applied([order], 'commercial');
  const reply = await world.issue(issued);
  if (reply.code !== 1) throw new Error(reply.msg);
  await world.applied([await world.sell(5_300)], 'commercial');
});
afterAll(() => world.close());

const ask = (data: object, as: PersonName = 'finance', path = 'invoice/export') =>
  world.call('GET', path, { format: 'csv', ...data }, { as, lang: 'en' });
const rowsOf = (body: Buffer) => {
  const { titles, rows } = readCsv(body);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [titles[at]!, cell])));
};

test('list: member → applications and invoices with their sums', async () => {
  const rows = rowsOf((await ask({})).body);
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatchObject({
    'Amount applied for': '1060.00',
    'Currency applied for': 'USD',
    Gross: expect.stringMatching(/^\d+\.\d\d$/),
    Lines: '1',
  });
  expect(Number(rows[1]!.Net) + Number(rows[1]!.Tax)).toBeCloseTo(Number(rows[1]!.Gross), 2);
  expect(rows[0]).toMatchObject({ 'Amount applied for': '53.00', Gross: '', 'Invoice number': '' });
  expect(rowsOf((await ask({ show: 'issued' })).body)).toHaveLength(1);
  expect(rowsOf((await ask({}, 'otherAgency')).body)).toEqual([]);
});

test('one invoice: member → its lines; another agency’s → not found', async () => {
  const [line] = rowsOf((await ask({ id: issued })).body);
  expect(line).toMatchObject({
    Order: sn,
    'Your reference': 'KM-1',
    Item: 'Irrawaddy Boat',
    'Credit note': '',
    'Amount applied for': '1060.00',
    Guests: 'LI MING, WANG FANG',
  });
  expect((await ask({ id: issued }, 'otherAgency')).data.reason).toBe('not_found');
});

test('console/invoice/export: staff → invoices of all agencies or of one, with the agency', async () => {
  const path = 'console/invoice/export';
  const all = rowsOf((await ask({}, 'operator', path)).body);
  expect(all.map(({ Agency }) => Agency)).toEqual(['Agency A', 'Agency A']);
  expect(rowsOf((await ask({ agency_id: world.agencies.B }, 'operator', path)).body)).toEqual([]);
  expect((await ask({}, 'finance', path)).code).toBe(401);
});

test('invoice/export: link → the sheet, once', async () => {
  const link = await world.member('invoice/linkExport', { id: issued, format: 'xlsx' });
  const token = new URL(link.data.url).searchParams.get('token');
  const open = () => world.call('GET', 'file/open', { token });
  expect(readXlsx((await open()).body).rows.map((row) => row[2])).toEqual([sn]);
  expect((await open()).data.reason).toBe('link_invalid');
});
