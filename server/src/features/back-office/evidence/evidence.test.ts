import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as XLSX from 'xlsx';
import { askAsOwner } from '../../../../test/harness.ts';
import { type InvoiceWorld, openInvoiceWorld } from '../../../../test/invoice-world.ts';
import { readCsv } from '../../../../test/read-sheet.ts';

let world: InvoiceWorld;
beforeAll(async () => {
  world = await openInvoiceWorld();
  const invoice = await world.applied([await world.sell(10_600)], 'commercial');
  expect((await world.issue(invoice)).code).toBe(1);
  const bill = await world.bill(40_000, '2026-12-28T12:00:00Z');
  expect((await world.member('bill/pay', { bill_ids: [bill], amount: 15_000 })).code).toBe(1);
  const account = await world.staff('console/bank/addAccount', { name: 'Dollars', currency: 'USD' });
  const text = 'Date,Amount,Name,Reference,Description\n2026-12-20,124.50,"=Lotus, Ltd",A-1,Deposit';
  const bytes = Buffer.from(text).toString('base64');
  const upload = { account_id: account.data.account.id, file_name: 'december.csv', bytes };
  const { file } = (await world.staff('console/bank/upload', upload)).data;
  expect((await world.staff('console/bank/import', { file_id: file.id })).code).toBe(1);
  // The next month, by the clock of the agency.
  await world.owe(30_000, '2027-01-10T12:00:00Z');
});
afterAll(() => world.close());

const ask = (input: object, as: 'operator' | 'owner' = 'operator') =>
  world.call('POST', 'console/evidence/link', input, { as, lang: 'en' });
const december = { from: '2026-12-01', to: '2026-12-31' };

interface Manifest {
  files: { name: string; rows: number; bytes: number; sha256: string }[];
  journal: { currency: string; debit: number; credit: number }[];
  ledger: { balanced: boolean; accounts: object[]; postings: object[] };
  period: object;
  made_by: string;
}

/** Exports a period and reads the archive with another library than the one that wrote it. */
async function openArchive(
  period: object,
): Promise<{ manifest: Manifest; contentOf: (name: string) => Buffer }> {
  const { data } = await ask(period);
  const token = new URL(data.url).searchParams.get('token');
  const { body, headers } = await world.call('GET', 'file/open', { token });
  expect(headers['content-type']).toBe('application/zip');
  const archive = XLSX.CFB.read(Buffer.from(body), { type: 'buffer' });
  const contentOf = (name: string) => {
    const found = XLSX.CFB.find(archive, `/${name}`) ?? XLSX.CFB.find(archive, name);
    if (!found) throw new Error(`No ${name} in the archive`);
    return Buffer.from(found.content as Uint8Array);
  };
  return { manifest: JSON.parse(contentOf('manifest.json').toString()), contentOf };
}

/** Minor units of a cell with two decimals; 0 for an empty one. */
const cents = (cell: string) => (cell === '' ? 0 : Math.round(Number(cell) * 100));
const sumOf = (rows: readonly string[][], at: number) => rows.reduce((sum, row) => sum + cents(row[at]!), 0);

test('console/evidence/link: archive of a month → each file has the listed hash, size and number of rows', async () => {
  const { manifest, contentOf } = await openArchive(december);
  expect(manifest.files.map(({ name }) => name)).toEqual([
    'journal.csv',
    'trial-balance.csv',
    'open-items.csv',
    'receipts.csv',
    'allocations.csv',
    'bank-lines.csv',
    'bills.csv',
    'invoices.csv',
    'acts.csv',
    'second-person.csv',
  ]);
  for (const { name, bytes, rows, sha256 } of manifest.files) {
    const content = contentOf(name);
    expect(content.length, name).toBe(bytes);
    expect(createHash('sha256').update(content).digest('hex'), name).toBe(sha256);
    expect(readCsv(content).rows.length, name).toBe(rows);
  }
  expect(manifest).toMatchObject({
    period: december,
    ledger: { balanced: true, accounts: [], postings: [] },
  });
});

test('console/evidence/link: journal → debit equals credit and the entries of the month by the agency’s clock', async () => {
  const { manifest, contentOf } = await openArchive(december);
  const { titles, rows } = readCsv(contentOf('journal.csv'));
  const [debit, credit] = [titles.indexOf('Debit'), titles.indexOf('Credit')];
  const { rows: ledger } = await sql<{ debit: number; count: number }>`
    SELECT sum(entry.amount) FILTER (WHERE entry.amount > 0)::bigint AS debit, count(*)::int AS count
    FROM ledger_entries entry JOIN ledger_postings posting ON posting.id = entry.posting_id
    WHERE posting.created_at >= '2026-11-30T17:30:00Z' AND posting.created_at < '2026-12-31T17:30:00Z'`.execute(
    world.db,
  );
  expect(rows.length).toBe(ledger[0]!.count);
  expect([sumOf(rows, debit), sumOf(rows, credit)]).toEqual([ledger[0]!.debit, ledger[0]!.debit]);
  expect(manifest.journal).toMatchObject([
    { currency: 'USD', debit: ledger[0]!.debit, credit: ledger[0]!.debit },
  ]);
});

test('console/evidence/link: trial balance → sums to zero, closing is opening and movement, equals the accounts', async () => {
  const { contentOf } = await openArchive({ from: '2026-11-01', to: '2027-01-31' });
  const { rows } = readCsv(contentOf('trial-balance.csv'));
  for (const [account, , opening, debit, credit, closing] of rows as [string, ...string[]][]) {
    expect(cents(opening!) + cents(debit!) - cents(credit!), account).toBe(cents(closing!));
  }
  expect(sumOf(rows, 5)).toBe(0);
  const { rows: receivable } = await sql<{ balance: number }>`
    SELECT sum(balance)::bigint AS balance FROM ledger_accounts WHERE kind = 'receivable'`.execute(world.db);
  expect(cents(rows.find(([account]) => account === 'receivable')![5]!)).toBe(receivable[0]!.balance);
});

test('console/evidence/link: open items, receipts with bank lines, bills and invoices → those of the database', async () => {
  const { contentOf } = await openArchive(december);
  const items = readCsv(contentOf('open-items.csv'));
  const { rows: owed } = await sql<{ open: number }>`
    SELECT sum(amount - settled)::bigint AS open FROM charges WHERE channel = 'credit'`.execute(world.db);
  expect(sumOf(items.rows, items.titles.indexOf('Open'))).toBe(owed[0]!.open);
  const received = readCsv(contentOf('receipts.csv'));
  const line = Object.fromEntries(received.titles.map((title, at) => [title, received.rows[0]![at]]));
  expect(line).toMatchObject({
    Receipt: expect.stringMatching(/^R\d{6}$/),
    // A text that could begin a formula is guarded.
    Payer: "'=Lotus, Ltd",
    Amount: '124.50',
    'Bank account': 'Dollars',
    'Bank file': 'december.csv',
    'SHA-256 of the file': expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const bills = readCsv(contentOf('bills.csv'));
  expect(bills.rows.map((row) => [row[6], row[7]])).toEqual([['400.00', '150.00']]);
  const invoices = readCsv(contentOf('invoices.csv'));
  expect(invoices.rows.map((row) => [row[2], row[11]])).toEqual([['commercial', '106.00']]);
  const acts = readCsv(contentOf('acts.csv'));
  expect(acts.rows.map((row) => row[2])).toContain('console/bank/import');
});

test('console/evidence/link: ledger with a changed order → the manifest names the account', async () => {
  const order = await world.buy(20_000, { date: '2027-02-01' });
  const change = (by: number) =>
    askAsOwner(world.owner, `UPDATE orders SET total_price = total_price + ${by} WHERE id = ${order}`);
  await change(1);
  const { manifest } = await openArchive(december);
  await change(-1);
  expect(manifest.ledger.balanced).toBe(false);
  expect(manifest.ledger.accounts).toMatchObject([{ kind: 'receivable' }, { kind: 'order_hold' }]);
});

test('console/evidence/link: another company → none of its books; unknown company → refused', async () => {
  const { created_at, ...first } = await world.db
    .selectFrom('seller_entities')
    .selectAll()
    .executeTakeFirstOrThrow();
  const { id: _, calendar: __, ...copied } = first;
  const other = await world.db
    .insertInto('seller_entities')
    .values({ ...copied, name_zh: '金塔旅运', created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = await openArchive({ ...december, entity_id: first.id });
  const none = await openArchive({ ...december, entity_id: other.id });
  const rowsOf = ({ manifest }: { manifest: Manifest }) =>
    Object.fromEntries(manifest.files.map(({ name, rows }) => [name, rows]));
  expect(rowsOf(own)).toMatchObject({ 'bills.csv': 1, 'invoices.csv': 1, 'receipts.csv': 1 });
  expect(rowsOf(none)).toMatchObject({
    'journal.csv': 0,
    'trial-balance.csv': 0,
    'open-items.csv': 0,
    'bills.csv': 0,
    'invoices.csv': 0,
    'receipts.csv': 1,
  });
  expect((await ask({ ...december, entity_id: 999_999 })).data.reason).toBe('not_found');
});

test('console/evidence/link: reversed or too long period, member → refused; export → in the activity', async () => {
  expect((await ask({ from: '2026-12-31', to: '2026-12-01' })).data.errors).toMatchObject([{ field: 'to' }]);
  expect((await ask({ from: '2025-12-31', to: '2027-01-01' })).data.errors).toMatchObject([{ field: 'to' }]);
  expect((await ask(december, 'owner')).code).toBe(401);
  const { data } = await ask(december);
  expect(data.url).toContain('/api/file/open?token=');
  const action = await world.db
    .selectFrom('operator_actions')
    .select(['call', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(action).toEqual({ call: 'console/evidence/link', after: december });
});
