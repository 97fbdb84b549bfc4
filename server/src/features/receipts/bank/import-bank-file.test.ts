import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';

let world: TestWorld;
/** Accounts in the currency of the site, and in another one. */
let dollars: number;
let bahts: number;
beforeAll(async () => {
  world = await openTestWorld();
  dollars = await addAccount('Dollars', 'USD');
  bahts = await addAccount('Bahts', 'THB');
});
afterEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

const desk = (path: string, data: object) => world.call('POST', `console/${path}`, data, { as: 'operator' });
const read = async (path: string, data: object) =>
  (await world.call('GET', `console/${path}`, data, { as: 'operator' })).data;

async function addAccount(name: string, currency: string): Promise<number> {
  const reply = await desk('bank/addAccount', { name, currency });
  expect(reply.code, reply.msg).toBe(1);
  return reply.data.account.id;
}

async function upload(account_id: number, lines: readonly string[]): Promise<number> {
  const text = ['Date,Amount,Name,Reference,Description', ...lines].join('\n');
  const bytes = Buffer.from(text).toString('base64');
  const reply = await desk('bank/upload', { account_id, file_name: 'november.csv', bytes });
  expect(reply.code, reply.msg).toBe(1);
  return reply.data.file.id;
}

async function bring(file_id: number, more: object = {}) {
  const reply = await desk('bank/import', { file_id, ...more });
  expect(reply.code, reply.msg).toBe(1);
  return reply.data;
}

const countsOf = async (file_id: number) => (await read('bank/preview', { file_id })).counts;

test('bank/import: money in → receipts, money out and marked lines → no receipts; the same file again → 0 new', async () => {
  const lines = [
    '2026-11-20,124.00,Lotus,A-1,Payment of BL0000001',
    '2026-11-20,86.50,Lotus,,No reference',
    '2026-11-20,86.50,Lotus,,No reference',
    '2026-11-20,-35.00,Bank,A-2,Fee',
    '2026-11-20,900.00,Our other account,A-3,Transfer',
    'soon,1.00,Odd,A-4,',
  ];
  const first = await upload(dollars, lines);
  expect(await countsOf(first)).toEqual({ new: 4, known: 0, debit: 1, rule: 0, fault: 1 });
  const { file, receipts } = await bring(first, { others: [6] });
  expect(receipts).toBe(3);
  expect(file).toMatchObject({ new_lines: 5, known_lines: 0 });
  expect(file.imported_at).not.toBeNull();
  const { list } = await read('receipt/list', { keyword: 'Lotus', limit: 100 });
  expect(list).toHaveLength(3);
  expect(list).toContainEqual(
    expect.objectContaining({
      bank_reference: 'A-1',
      remittance: 'Payment of BL0000001',
      gross: { amount: 12_400, currency: 'USD' },
      status: 'unmatched',
    }),
  );
  const others = (await read('bank/lines', { limit: 100 })).list;
  expect(others.map(({ amount }: { amount: { amount: number } }) => amount.amount)).toEqual([90_000, -3_500]);

  const again = await upload(dollars, lines);
  expect(await countsOf(again)).toEqual({ new: 0, known: 5, debit: 0, rule: 0, fault: 1 });
  expect(await bring(again)).toMatchObject({ receipts: 0, file: { new_lines: 0, known_lines: 5 } });
  const overlapping = await upload(dollars, [lines[0]!, '2026-11-21,5.00,Lotus,A-5,']);
  expect(await countsOf(overlapping)).toMatchObject({ new: 1, known: 1 });
});

test('bank/import: two equal lines with one reference → two receipts; the same file again → none', async () => {
  const lines = ['2026-11-20,55.00,Twins,F-1,', '2026-11-20,55.00,Twins,F-1,'];
  expect(await bring(await upload(dollars, lines))).toMatchObject({ receipts: 2 });
  const { list } = await read('receipt/list', { keyword: 'Twins' });
  const references = list.map(({ bank_reference }: { bank_reference: string }) => bank_reference);
  expect(references.sort()).toEqual(['F-1', 'F-1 #2']);
  expect(await bring(await upload(dollars, lines))).toMatchObject({ receipts: 0 });
});

test('bank/import: a file imported already → refused', async () => {
  const file_id = await upload(dollars, ['2026-11-20,11.00,Lotus,B-1,']);
  await bring(file_id);
  expect((await desk('bank/import', { file_id })).data.reason).toBe('bank_file_imported');
});

test('bank/import: a receipt recorded by hand with reference, day and sum → linked, not repeated', async () => {
  const day = { received_on: '2026-11-20', value_date: '2026-11-20' };
  const receipt = { ...day, bank_reference: 'C 1', payer: 'By hand', currency: 'USD', gross: 700 };
  const recorded = await desk('receipt/record', receipt);
  const { receipts } = await bring(await upload(dollars, ['2026-11-20,7.00,Lotus,C-1,']));
  expect(receipts).toBe(0);
  const lines = (await read('bank/lines', { show: 'all', limit: 100 })).list;
  expect(lines[0].receipt.id).toBe(recorded.data.id);
});

test('bank/import: statement in another currency → a rate is required, kept with each receipt', async () => {
  const file_id = await upload(bahts, ['2026-11-20,335.00,Siam,D-1,']);
  expect((await desk('bank/import', { file_id })).data).toMatchObject({ errors: [{ field: 'rate' }] });
  await bring(file_id, { rate: '33.5', rate_of: 'USD' });
  const { list } = await read('receipt/list', { keyword: 'Siam' });
  expect(list).toMatchObject([
    {
      gross: { amount: 33_500, currency: 'THB' },
      worth: { amount: 1_000, currency: 'USD' },
      rate: { rate: '33.5', of: 'USD' },
      received_on: '2026-11-20',
    },
  ]);
});

test('bank/import: columns chosen → saved for the next file of the account', async () => {
  const account_id = await addAccount('Own titles', 'USD');
  const text = 'A,B,C,Amount\n2026-11-20,9.00,Lotus,\n2026-11-20,8.00,Lotus,\n';
  const bytes = Buffer.from(text).toString('base64');
  const sent = async () =>
    (await desk('bank/upload', { account_id, file_name: 'a.csv', bytes })).data.file.id;
  const mapping = { booked_on: 'A', amount: 'B', payer: 'C' };
  const first = await sent();
  expect((await read('bank/preview', { file_id: first, mapping })).counts).toMatchObject({ new: 2 });
  await bring(first, { mapping });
  const preview = await read('bank/preview', { file_id: await sent() });
  expect(preview).toMatchObject({ mapping, counts: { new: 0, known: 2 } });
});

test('bank/upload: file of 400 kB, more than the body of other calls → accepted', async () => {
  const text = 'x'.repeat(400);
  const lines = Array.from({ length: 1000 }, (_, at) => `2026-11-20,${at + 1}.00,Lotus,E-${at},${text}`);
  const file_id = await upload(dollars, lines);
  expect(await countsOf(file_id)).toMatchObject({ new: 1000, fault: 0 });
});

test('bank/addAccount: name of another account → refused', async () => {
  const again = await desk('bank/addAccount', { name: 'Dollars', currency: 'USD' });
  expect(again.data.reason).toBe('bank_account_known');
});

test('bank/upload: no statement → refused; without the right → refused', async () => {
  const bytes = Buffer.from('Dear Sirs').toString('base64');
  const sent = { account_id: dollars, file_name: 'a.csv', bytes };
  expect((await desk('bank/upload', sent)).data.reason).toBe('bank_file_unreadable');
  expect((await world.call('POST', 'console/bank/upload', sent, { as: 'owner' })).code).not.toBe(1);
});
