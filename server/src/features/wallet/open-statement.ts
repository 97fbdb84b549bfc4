import { addDays } from '@serai/contract/dates';
import type { InputOf } from '@serai/contract/endpoint';
import type { exportStatement } from '@serai/contract/wallet';
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

/** Which movements are asked for. */
export type AskedMovements = Omit<InputOf<typeof exportStatement>, 'format'>;

/** A statement whose rows can be read: its spans are fixed, so its sums and rows agree whatever is posted meanwhile. */
export interface OpenStatement {
  filter: EntryFilter;
  /** Deposit and credit, each by itself. */
  spans: readonly Span[];
  seen: SeenOrders;
  currency: string;
  tz: string;
  balancedAt: Date | null;
  /** All of it lies in months that are closed. */
  isClosed: boolean;
}

/** A member's statement between two days of the agency's own zone. */
export async function openStatement(
  { db, ordersSeenBy }: { db: Db; ordersSeenBy: OrdersSeenBy },
  reader: Rights,
  { account, from, to }: AskedMovements,
): Promise<OpenStatement> {
  const { agencyId } = reader;
  const { tz, currency, balancedAt, closedBefore } = await findStatementFacts(db, agencyId);
  const filter: EntryFilter = {
    agencyId,
    kind: account && (account === 'deposit' ? 'deposit' : 'receivable'),
    from: from === undefined ? undefined : new Date(startOfDay(from, tz)),
    before: to === undefined ? undefined : new Date(startOfDay(addDays(to, 1), tz)),
  };
  const isClosed = closedBefore !== null && filter.before !== undefined && filter.before <= closedBefore;
  const spans = await findSpans(db, filter);
  return { filter, spans, seen: ordersSeenBy(reader), currency, tz, balancedAt, isClosed };
}

/** The orders that entries belong to, for their names. */
export function ordersOf(entries: readonly EntryRow[]): number[] {
  return [...new Set(entries.flatMap(({ order_id }) => order_id ?? []))];
}

/** The ledger's receivable is the agency's credit. */
export function accountName(kind: EntryRow['kind']): 'deposit' | 'credit' {
  return kind === 'deposit' ? 'deposit' : 'credit';
}

export function titleOf(order: OrderName | undefined, lang: string): string {
  return (lang === 'en' ? order?.title_en : order?.title_zh) ?? '';
}
