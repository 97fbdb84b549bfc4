import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../../../test/billing-world.ts';
import type { PersonName } from '../../../test/population.ts';
import { readCsv, readXlsx } from '../../../test/read-sheet.ts';

let world: BillingWorld;
/** The order on the bill, and the bill. */
let order: { id: number; sn: string };
let bill: { id: number; number: string };

beforeAll(async () => {
  world = await openBillingWorld({ deposit: 0, limit: 1_000_000 });
  const where = { date: '2026-12-01', reference: 'KM-1187\n=1' };
  const id = await world.owe(51_100, '2026-12-06T04:00:00Z', where);
  const detail = await world.call('GET', 'order/detail', { id }, { as: 'owner' });
  order = { id, sn: detail.data.order.sn };
  bill = (await world.apply((await world.open()).map((charge) => charge.id))).data.bill;
  await must('console/bill/confirm', { id: bill.id }, 'operator');
});
afterAll(() => world.close());

async function must(path: string, data: object, as: PersonName = 'owner') {
  const reply = await world.call('POST', path, data, { as });
  if (reply.code !== 1) throw new Error(`${path}: ${reply.msg}`);
  return reply.data;
}

const ask = (data: object, as: PersonName = 'owner', path = 'bill/export', lang: 'en' | 'zh-cn' = 'en') =>
  world.call('GET', path, { format: 'csv', ...data }, { as, lang });
const rowsOf = (body: Buffer) => {
  const { titles, rows } = readCsv(body);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [titles[at]!, cell])));
};

const listed = {
  Status: 'Awaiting payment',
  'Made on': '2026-12-06',
  'Days overdue': '0',
  Total: '511.00',
  Paid: '0.00',
  Open: '511.00',
  Currency: 'USD',
  Lines: '1',
  'Disputed lines': '0',
};

test('bill/export: list for a member → the agency’s bills with their sums', async () => {
  const reply = await ask({});
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(rowsOf(reply.body)).toEqual([expect.objectContaining({ Bill: bill.number, ...listed })]);
  expect(rowsOf((await ask({ show: 'overdue' })).body)).toEqual([]);
  expect(rowsOf((await ask({}, 'otherAgency')).body)).toEqual([]);
  const chinese = readXlsx((await ask({ format: 'xlsx' }, 'owner', 'bill/export', 'zh-cn')).body);
  expect(chinese.titles.slice(0, 3)).toEqual(['账单号', '状态', '开出日期']);
});

test('bill/export: one bill for a member → its lines, CSV formulas escaped', async () => {
  expect(rowsOf((await ask({ id: bill.id })).body)).toEqual([
    {
      Bill: bill.number,
      Order: order.sn,
      Kind: 'Booking',
      'Your reference': "KM-1187\n'=1",
      Item: 'Irrawaddy Boat',
      Guests: 'LI MING, WANG FANG',
      'Service date': '2026-12-01',
      'Charged on': '2026-12-04',
      Amount: '511.00',
      Settled: '0.00',
      Currency: 'USD',
      Status: '',
      Dispute: '',
      Answer: '',
    },
  ]);
  const foreign = await ask({ id: bill.id }, 'otherAgency');
  expect(foreign.data.reason).toBe('not_found');
});

test("console/bill/export: staff → bills of all agencies or of one, with the agency's name", async () => {
  const path = 'console/bill/export';
  expect(rowsOf((await ask({}, 'operator', path)).body)).toEqual([
    expect.objectContaining({ Bill: bill.number, Agency: 'Agency A', ...listed }),
  ]);
  expect(rowsOf((await ask({ agency_id: world.agencies.B }, 'operator', path)).body)).toEqual([]);
  expect(rowsOf((await ask({ id: bill.id }, 'operator', path)).body)).toMatchObject([{ Order: order.sn }]);
  expect((await ask({}, 'owner', path)).code).toBe(401);
});

test('bill/linkExport: link opened → sheet once, for a member still allowed to export', async () => {
  const open = (url: string) =>
    world.call('GET', 'file/open', { token: new URL(url).searchParams.get('token') });
  const { url } = await must('bill/linkExport', { id: bill.id, format: 'xlsx' });
  expect(readXlsx((await open(url)).body).rows.map(([number]) => number)).toEqual([bill.number]);
  expect((await open(url)).data.reason).toBe('link_invalid');
  const refused = await world.call('POST', 'bill/linkExport', { format: 'csv' }, { as: 'booker' });
  expect(refused.code).toBe(401);
  const late = await must('bill/linkExport', { format: 'csv' }, 'finance');
  const setNodes = (nodes: string[] | null) =>
    world.db.updateTable('users').set({ nodes }).where('username', '=', 'finance_a').execute();
  await setNodes([]);
  expect((await open(late.url)).data.reason).toBe('link_invalid');
  await setNodes(null);
});
