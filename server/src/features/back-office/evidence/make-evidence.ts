import { maxEvidenceRows } from '@serai/contract/back-office/evidence';
import type { Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { rowsPerRead } from '../../../platform/sheets/bounds.ts';
import type { SheetCell } from '../../../platform/sheets/sheet.ts';
import { csvOf } from '../../../platform/sheets/write-csv.ts';
import { ZipFiles } from '../../../platform/sheets/zip-files.ts';
import { findBroken, type LedgerProof } from '../../wallet/wallet.ts';
import { moneyActs, secondPersons } from './act-tables.ts';
import { allocations, bankLines, bills, invoices, receipts } from './document-tables.ts';
import { cellsOf, type EvidenceTable, type Period, titlesOf } from './evidence-table.ts';
import { countEntries, isOfPeriod, journal, openItems, trialBalance } from './ledger-tables.ts';

const tables: readonly EvidenceTable[] = [
  journal,
  trialBalance,
  openItems,
  receipts,
  allocations,
  bankLines,
  bills,
  invoices,
  moneyActs,
  secondPersons,
];

/** Scope of an archive, and its maker. */
export interface Asked extends Period {
  lang: Lang;
  /** Name of the company whose books they are; null for all. */
  company: string | null;
  madeBy: string;
  now: Date;
}

/**
 * Makes the archive of a period: a CSV file per table, and `manifest.json` with their hashes, the totals of the
 * journal and the state of the ledger. All of it is of one moment. Refuses a table of more rows than the maximum with
 * `export_too_long`.
 */
export async function makeEvidence(
  { db, ledgerProofs }: { db: Db; ledgerProofs: readonly LedgerProof[] },
  asked: Asked,
): Promise<Buffer> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      // Some tables are read from their start.
      await sql`SET LOCAL statement_timeout = '60s'`.execute(trx);
      const zip = new ZipFiles(asked.now);
      const files = [];
      for (const table of tables) {
        const counted = { rows: 0 };
        const content = csvPieces(trx, table, asked, counted);
        const facts = await zip.add({ name: `${table.name}.csv`, content });
        files.push({ ...facts, rows: counted.rows });
      }
      const manifest = {
        format: 'serai-evidence-1',
        period: { from: asked.from, to: asked.to },
        company: asked.company,
        made_at: asked.now.toISOString(),
        made_by: asked.madeBy,
        journal: await readTotals(trx, asked),
        ledger: await describeLedger(trx, ledgerProofs),
        files,
      };
      await zip.add({
        name: 'manifest.json',
        content: [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)],
      });
      return zip.end();
    });
}

/** Refuses a period with more entries than an archive holds, before it is made. */
export async function refuseTooLong(trx: Trx, period: Period): Promise<void> {
  if ((await countEntries(trx, period, maxEvidenceRows + 1)) > maxEvidenceRows) throw tooLong();
}

function tooLong(): AppError {
  return new AppError('export_too_long', { facts: { rows: maxEvidenceRows } });
}

/** The file of a table in pieces of a few hundred rows. */
async function* csvPieces(
  trx: Trx,
  { columns, select }: EvidenceTable,
  { lang, ...period }: Asked,
  counted: { rows: number },
): AsyncGenerator<Uint8Array> {
  const titles: SheetCell[] = titlesOf(columns, lang);
  yield csvOf([titles], { isStart: true });
  let after = 0;
  for (;;) {
    const { rows } = await select(period, after, rowsPerRead).execute(trx);
    if (rows.length === 0) return;
    counted.rows += rows.length;
    if (counted.rows > maxEvidenceRows) throw tooLong();
    yield csvOf(rows.map((row) => cellsOf(columns, row)));
    after = rows.at(-1)!.key;
    if (rows.length < rowsPerRead) return;
  }
}

/** Debit and credit of the journal by currency, in minor units, from the ledger itself. */
async function readTotals(trx: Trx, period: Period) {
  const { rows } = await sql<{ currency: string; postings: number; debit: number; credit: number }>`
    SELECT account.currency, count(DISTINCT posting.id)::int AS postings,
      coalesce(sum(entry.amount) FILTER (WHERE entry.amount > 0), 0)::bigint AS debit,
      coalesce(-sum(entry.amount) FILTER (WHERE entry.amount < 0), 0)::bigint AS credit
    FROM ledger_entries entry
    JOIN ledger_postings posting ON posting.id = entry.posting_id
    JOIN ledger_accounts account ON account.id = entry.account_id
    JOIN agencies agency ON agency.id = posting.agency_id
    WHERE ${isOfPeriod(period)}
    GROUP BY account.currency ORDER BY account.currency`.execute(trx);
  return rows;
}

/** Result of checking the whole ledger from its first posting. */
async function describeLedger(trx: Trx, proofs: readonly LedgerProof[]) {
  const { accounts, postings } = await findBroken(trx, proofs);
  return {
    balanced: accounts.length + postings.length === 0,
    accounts: accounts.slice(0, 1000),
    postings: postings.slice(0, 1000),
  };
}
