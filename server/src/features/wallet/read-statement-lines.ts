import { receiptNumber } from '@serai/contract/receipts/receipt-number';
import en from '@serai/phrases/en/pages/wallet/balance';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { eventPhrase } from '@serai/phrases/ledger-events';
import zh from '@serai/phrases/zh/pages/wallet/balance';
import type { Db } from '../../calls.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { rowsPerRead } from '../../platform/sheets/bounds.ts';
import { accountName, type OpenStatement, ordersOf, titleOf } from './open-statement.ts';
import type { NameOrders, OrderName } from './orders-port.ts';
import { type EntryRow, listEntries } from './statement-store.ts';

/** Words of the statement in one language. */
export type StatementWords = Record<keyof typeof zh, string>;

/** A line of the exported statement. Amounts are minor units as the agency sees them: what it owes is negative. */
export interface StatementLine {
  /** Local time at the agency, `YYYY-MM-DDTHH:MM`; null on an opening or closing line. */
  time: string | null;
  event: string;
  memo: string;
  /** Number of the order, bill or receipt. */
  paper: string;
  reference: string;
  title: string;
  user: string;
  account: string;
  /** Null on an opening or closing line. */
  amount: number | null;
  /** The balance after the line. */
  after: number;
}

export function statementWords(lang: Lang): StatementWords {
  return inLanguage(lang, { zh, en });
}

/**
 * The lines of a statement, newest first: the closing balance of each account, the movements, the opening balances.
 * Movements are read in parts so that other requests are answered in between.
 */
export async function readStatementLines(
  { db, nameOrders }: { db: Db; nameOrders: NameOrders },
  statement: OpenStatement,
  lang: Lang,
): Promise<StatementLine[]> {
  const lines = boundaries(statement, lang, 'closing');
  let after: number[] | undefined;
  for (;;) {
    const entries = await listEntries(db, statement, { after, fetch: rowsPerRead, offset: 0 });
    const names = await nameOrders(db, ordersOf(entries));
    for (const entry of entries) {
      lines.push(lineOf(entry, names.get(entry.order_id ?? 0), statement.tz, lang));
    }
    if (entries.length < rowsPerRead) break;
    after = [entries.at(-1)!.id];
  }
  return [...lines, ...boundaries(statement, lang, 'opening')];
}

/** The word for an account of the agency. */
export function accountWord(kind: EntryRow['kind'], words: StatementWords): string {
  return words[accountName(kind) === 'deposit' ? 'accountDeposit' : 'accountCredit'];
}

/** The balance with which each account opens or closes. */
function boundaries({ spans }: OpenStatement, lang: Lang, edge: 'opening' | 'closing'): StatementLine[] {
  const words = statementWords(lang);
  return spans.map((span) => ({
    time: null,
    event: words[edge],
    memo: '',
    paper: '',
    reference: '',
    title: '',
    user: '',
    account: accountWord(span.kind, words),
    amount: null,
    after: 0 - span[edge],
  }));
}

function lineOf(entry: EntryRow, order: OrderName | undefined, tz: string, lang: Lang): StatementLine {
  const words = statementWords(lang);
  return {
    time: localDateTime(entry.at.getTime(), tz),
    event: words[eventPhrase(entry.event)],
    memo: entry.bill_id === null ? entry.memo : '',
    paper: paperOf(entry, order),
    reference: order?.reference ?? '',
    title: titleOf(order, lang),
    user: entry.user ?? '',
    account: accountWord(entry.kind, words),
    amount: 0 - entry.amount,
    after: 0 - entry.after,
  };
}

/** The number of the order, bill or receipt that the money moved for. */
function paperOf({ receipt_id, bill_id, memo }: EntryRow, order: OrderName | undefined): string {
  if (order) return order.sn;
  if (bill_id !== null) return memo;
  return receipt_id === null ? '' : receiptNumber(receipt_id);
}
