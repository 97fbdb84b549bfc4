import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InvoiceWorld, openInvoiceWorld } from '../../../../test/invoice-world.ts';
import { readCsv } from '../../../../test/read-sheet.ts';

let world: InvoiceWorld;
/** Ids of a commercial invoice that is issued, and of an application for an ordinary one. */
let issued: number;
let applied: number;

beforeAll(async () => {
  world = await openInvoiceWorld();
  issued = await world.applied([await world.sell(10_600)], 'commercial');
  await must(world.issue(issued));
  applied = await world.applied([await world.sell(21_200)], 'ordinary');
});
afterAll(() => world.close());

async function must(call: Promise<{ code: number; msg: string }>) {
  const { code, msg } = await call;
  if (code !== 1) throw new Error(msg);
}

const read = (path: string, data: object) => world.call('GET', path, data, { as: 'operator' });
const detail = async (data: object) => (await read('console/invoice/detail', data)).data;
const idsOf = async (data: object) =>
  (await read('console/invoice/list', data)).data.list.map(({ id }: { id: number }) => id);
const usd = (amount: number) => ({ amount, currency: 'USD' });
const period = { from: '2026-01-01', to: '2027-12-31' };
const report = async (data: object = period) =>
  (await read('console/invoice/tax', data)).data.sellers.filter(
    ({ tax, series }: { tax: object | null; series: object[] }) => tax !== null || series.length > 0,
  );

test('console/invoice/list: status, kind, number, title and day of issue → only the invoices that match', async () => {
  const { invoice } = await detail({ id: issued });
  expect(await idsOf({})).toEqual([applied, issued]);
  expect(await idsOf({ status: 'submitted' })).toEqual([applied]);
  expect(await idsOf({ kind: 'commercial' })).toEqual([issued]);
  expect(await idsOf({ keyword: invoice.number.toLowerCase() })).toEqual([issued]);
  expect(await idsOf({ keyword: invoice.invoice_number })).toEqual([issued]);
  expect(await idsOf({ keyword: '远行国际' })).toEqual([applied, issued]);
  expect(await idsOf({ keyword: '_' })).toEqual([]);
  expect(await idsOf({ issued_from: invoice.issued_on, issued_to: invoice.issued_on })).toEqual([issued]);
  expect(await idsOf({ issued_from: '2099-01-01' })).toEqual([]);
});

test('console/invoice/export: filters of the list → the same invoices', async () => {
  const { body } = await read('console/invoice/export', { status: 'submitted', format: 'csv' });
  const { invoice } = await detail({ id: applied });
  expect(readCsv(body).rows.map(([number]) => number)).toEqual([invoice.number]);
});

test('console/invoice/detail: number of the application or the invoice → the invoice; unknown → not found', async () => {
  const { invoice } = await detail({ id: issued });
  for (const number of [invoice.number, invoice.invoice_number, invoice.number.toLowerCase()]) {
    expect((await detail({ number })).invoice.id).toBe(issued);
  }
  for (const input of [{ number: 'IA9999999' }, { number: '' }, {}]) {
    expect((await read('console/invoice/detail', input)).data.reason).toBe('not_found');
  }
});

test('console/invoice/detail: state of the invoice → the actions that it allows', async () => {
  expect((await detail({ id: issued })).actions).toEqual(['resend', 'askRed']);
  const { actions, title_warning: warning, seller_country: country } = await detail({ id: applied });
  expect(actions).toEqual(['approve', 'reject']);
  expect(warning).toBeNull();
  expect(country).toMatch(/^[A-Z]{2}$/);
});

test('console/invoice/tax: issued and reversed invoice → tax by rate, none left, numbers without gaps', async () => {
  const [seller] = await report();
  expect(seller.rates).toEqual([
    { treatment: 'rate', rate_bp: 600, invoices: 1, reds: 0, base: usd(10_600), tax: usd(600) },
  ]);
  expect(seller.tax).toEqual(usd(600));
  expect(seller.series).toEqual([{ series: 'commercial', last: 1, used: 1, missing: [] }]);
  await must(world.staff('console/invoice/askRed', { id: issued, reason: 'Made out wrongly' }));
  const { reds, actions } = await detail({ id: issued });
  expect(actions).toContain('issueRed');
  const issued_on = world.clock.now().toISOString().slice(0, 10);
  await must(world.staff('console/invoice/issueRed', { red_id: reds[0].id, issued_on }));
  const [after] = await report();
  expect(after.rates).toEqual([
    { treatment: 'rate', rate_bp: 600, invoices: 1, reds: 1, base: usd(0), tax: usd(0) },
  ]);
  expect(after.series.map(({ series }: { series: string }) => series)).toEqual(['commercial', 'credit_note']);
});

test('console/invoice/tax: period without documents → no sums, a lost number → listed as missing', async () => {
  const [seller] = await report({ from: '2025-01-01', to: '2025-01-31' });
  expect([seller.rates, seller.tax]).toEqual([[], null]);
  await world.db.updateTable('paper_series').set({ last: 3 }).where('series', '=', 'commercial').execute();
  const [{ series }] = await report();
  expect(series[0]).toEqual({ series: 'commercial', last: 3, used: 1, missing: [2, 3] });
});
