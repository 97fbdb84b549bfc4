import type { Pool } from 'pg';
import type { Db } from '../../server/src/calls.ts';
import { type BillsAsked, billList, sumBills } from '../../server/src/features/billing/bill-list-store.ts';
import { listAged } from '../../server/src/features/billing/desk/list-aged.ts';
import { listAllInvoices } from '../../server/src/features/invoices/desk/list-all-invoices.ts';
import { listReceipts } from '../../server/src/features/receipts/desk/list-receipts.ts';
import { listAllDeclarations } from '../../server/src/features/receipts/list-declarations.ts';
import { suggestMatches } from '../../server/src/features/receipts/suggest/suggest-matches.ts';
import { readList } from '../../server/src/platform/list/read-list.ts';
import { fingerprintSources, openKept } from './bench-database.ts';
import { accountsSize, fillAccounts } from './fill-accounts.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { fillMoney } from './fill-money.ts';
import { explainAll } from './lists-bench.ts';
import { addStaff, findMember, openSessions, openSessionsOf } from './members.ts';
import { startPortal } from './portal-under-test.ts';
import { below, type Line, printTable } from './report.ts';
import { timeSearches } from './time-searches.ts';

/** Ten thousand open items of hundreds of agencies, beside the years of one. */
const moneySize = {
  orders: 20_000,
  adjustments: 1,
  open: 2_000,
  linesByClock: 200,
  linesApplied: 20,
  agencies: 400,
  charges: 25,
};

/** Returns the requests of a bookkeeper's day by name, each in several variants. */
export async function accountsRequests(pool: Pool): Promise<[string, string[]][]> {
  const receipts = await pool.query<Record<'id' | 'payer' | 'reference', string>>(
    `SELECT id::text, payer, bank_reference AS reference FROM receipts WHERE reversed_at IS NULL AND allocated = 0
     ORDER BY md5(id::text) LIMIT 60`,
  );
  const bills = await pool.query<{ number: string; agency: string }>(
    `SELECT number, agency_id::text AS agency FROM bills WHERE status IN ('confirmed', 'part_paid')
     ORDER BY md5(id::text) LIMIT 60`,
  );
  const invoices = await pool.query<{ number: string; title: string }>(
    `SELECT invoice_number AS number, title FROM invoices WHERE invoice_number <> '' ORDER BY md5(id::text) LIMIT 60`,
  );
  const list = (path: string, query: Record<string, string>) =>
    `console/${path}?${new URLSearchParams({ limit: '50', ...query })}`;
  const ofReceipts = (write: (row: (typeof receipts.rows)[0]) => Record<string, string>) =>
    receipts.rows.map((row) => list('receipt/list', write(row)));
  return [
    ['receipts to allocate, first page', [list('receipt/list', {})]],
    ['receipts, all', [list('receipt/list', { status: 'all' })]],
    ['receipts by payer', ofReceipts(({ payer }) => ({ status: 'all', keyword: payer }))],
    ['receipts by reference', ofReceipts(({ reference }) => ({ status: 'all', keyword: reference }))],
    ['suggestions of a receipt', receipts.rows.map(({ id }) => `console/receipt/suggest?id=${id}`)],
    ['one receipt', receipts.rows.map(({ id }) => `console/receipt/show?id=${id}`)],
    ['declared payments that wait', [list('declaration/list', {})]],
    ['bills, first page', [list('bill/list', {})]],
    ['open bills', [list('bill/list', { show: 'open' }), list('bill/list', { show: 'overdue' })]],
    ['bills by number', bills.rows.map(({ number }) => list('bill/list', { keyword: number }))],
    ['bills of an agency', bills.rows.map(({ agency }) => list('bill/list', { agency_id: agency }))],
    ['what agencies owe by age', ['console/bill/aged']],
    ['invoices, first page', [list('invoice/list', {})]],
    ['invoices that wait', [list('invoice/list', { status: 'submitted' })]],
    [
      'invoices by number',
      invoices.rows.map(({ number }) => list('invoice/list', { keyword: number.slice(-8) })),
    ],
    [
      'invoices by title',
      invoices.rows.map(({ title }) => list('invoice/list', { keyword: title.slice(0, 10) })),
    ],
  ];
}

/** Times each request over HTTP with one caller. */
export async function timeAccounts(
  { pool, url, token }: { pool: Pool; url: string; token: string },
  say: (line: string) => void,
  runs = 300,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, paths] of await accountsRequests(pool)) {
    say(`Accounts: ${name}`);
    const { timing } = await timeSearches(url, [token], paths, runs);
    lines.push({
      ...below(`${name}: p99`, timing.p99, 200, 'ms'),
      what: `${name}: p50 ${timing.p50.toFixed(1)} ms, p99`,
    });
  }
  return lines;
}

/** Returns PostgreSQL's plans of the statements behind these requests as text. */
export async function explainAccounts(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(
    'SELECT id FROM receipts WHERE reversed_at IS NULL AND allocated = 0 ORDER BY id LIMIT 3',
  );
  const call = (input: object) => ({ input: { limit: 50, ...input }, now: new Date(), lang: 'en' }) as never;
  const bills = (asked: Partial<BillsAsked>) => async (db: Db) => {
    const whole: BillsAsked = { agencyId: undefined, show: undefined, now: new Date(), ...asked };
    await readList(db, { limit: 50 }, billList(whole));
    await sumBills(db, whole);
  };
  return explainAll(pool, [
    ['receipts to allocate', (db) => listReceipts(db, call({}))],
    ['receipts by keyword', (db) => listReceipts(db, call({ status: 'all', keyword: 'TT-7' }))],
    ...rows.map(({ id }): [string, (db: Db) => Promise<unknown>] => [
      'suggestions',
      (db) => suggestMatches(db, call({ id: Number(id) })),
    ]),
    ['declared payments', (db) => listAllDeclarations(db, call({}))],
    ['bills', bills({})],
    ['open bills', bills({ show: 'open' })],
    ['disputed bills', bills({ show: 'disputed' })],
    ['what agencies owe', (db) => listAged(db, call({ page: 1 }))],
    ['invoices', (db) => listAllInvoices(db, call({}))],
    ['invoices by title', (db) => listAllInvoices(db, call({ keyword: 'Agency' }))],
  ]);
}

/** Measures the lists and suggestions of the desk of accounts. */
export async function benchAccounts(say: (line: string) => void): Promise<void> {
  const made = await fingerprintSources([
    'fill-catalogue.ts',
    'fill-money.ts',
    'fill-accounts.ts',
    'accounts-bench.ts',
    'money-orders.ts',
    'money-ledger.ts',
    'order-texts.ts',
  ]);
  const database = await openKept('bench-accounts', made, async ({ pool, db }, today) => {
    say('Making 10,000 open items and 2,000 receipts');
    await fillCatalogue(pool, { cities: 3, hotels: 100, largest: 60, nights: 140 }, today, () => {});
    await openSessions(db, 1);
    const staffId = await addStaff(db);
    await fillMoney({ pool, db }, moneySize, { largest: await findMember(db, 0), staffId, today }, say);
    await fillAccounts(pool, accountsSize, staffId);
  });
  const portal = await startPortal();
  try {
    const { url } = await portal.ask({ ask: 'start', connection: database.connection });
    const [token] = await openSessionsOf(database.db, await addStaff(database.db), 1);
    const lines = await timeAccounts({ pool: database.pool, url, token: token! }, say);
    const { open, receipts } = await countItems(database.db);
    printTable(
      `The desk of accounts with ${open} open items, ${receipts} receipts; over HTTP, 1 caller`,
      lines,
    );
  } finally {
    await portal.stop();
    await database.close();
  }
}

async function countItems(db: Db): Promise<{ open: number; receipts: number }> {
  const open = await db
    .selectFrom('charges')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('settled', '<>', 'amount')
    .executeTakeFirstOrThrow();
  const receipts = await db
    .selectFrom('receipts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { open: Number(open.count), receipts: Number(receipts.count) };
}
