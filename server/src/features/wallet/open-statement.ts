import { addDays } from '@serai/contract/dates';
import type { InputOf } from '@serai/contract/endpoint';
import type { exportStatement } from '@serai/contract/wallet/wallet';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Db } from '../../calls.ts';
import { startOfDay } from '../../domain/local-time.ts';
import type { Rights } from '../permissions/permissions.ts';
import type { OrderName, OrdersSeenBy } from './orders-port.ts';
import {
  type EntryFilter,
  type EntryRow,
  findSpans,
  findStatementFacts,
  type SeenOrders,
  type Span,
} from './statement-store.ts';

/** Requested movements. */
export type AskedMovements = Omit<InputOf<typeof exportStatement>, 'format'>;

/**
 * A statement ready to be read. Its spans are fixed, so that sums and rows agree despite concurrent postings.
 */
export interface OpenStatement {
  filter: EntryFilter;
  /** Separate spans for deposit and credit. */
  spans: readonly Span[];
  seen: SeenOrders;
  currency: string;
  tz: string;
  balancedAt: Date | null;
  /** Whether the whole period is in closed months. */
  isClosed: boolean;
}

/** Whose statement is read, and which of its orders the reader may see. */
export interface StatementReader {
  agencyId: number;
  seen: SeenOrders;
}

/** A member as the reader of the own agency's statement. */
export function memberReader(ordersSeenBy: OrdersSeenBy, member: Rights): StatementReader {
  return { agencyId: member.agencyId, seen: ordersSeenBy(member) };
}

/** Opens a statement between two days in the agency's zone. */
export async function openStatement(
  db: Db,
  { agencyId, seen }: StatementReader,
  { account, from, to }: AskedMovements,
): Promise<OpenStatement> {
  const { tz, currency, balancedAt, closedBefore } = await findStatementFacts(db, agencyId);
  const filter: EntryFilter = {
    agencyId,
    kind: account && (account === 'deposit' ? 'deposit' : 'receivable'),
    from: from === undefined ? undefined : new Date(startOfDay(from, tz)),
    before: to === undefined ? undefined : new Date(startOfDay(addDays(to, 1), tz)),
  };
  const isClosed = closedBefore !== null && filter.before !== undefined && filter.before <= closedBefore;
  const spans = await findSpans(db, filter);
  return { filter, spans, seen, currency, tz, balancedAt, isClosed };
}

/** Orders of the entries, to look up their names. */
export function ordersOf(entries: readonly EntryRow[]): number[] {
  return [...new Set(entries.flatMap(({ order_id }) => order_id ?? []))];
}

/** Account name for members: the ledger's receivable is the agency's credit. */
export function accountName(kind: EntryRow['kind']): 'deposit' | 'credit' {
  return kind === 'deposit' ? 'deposit' : 'credit';
}

export function titleOf(order: OrderName | undefined, lang: Lang): string {
  return inLanguage(lang, { zh: order?.title_zh, en: order?.title_en }) ?? '';
}
