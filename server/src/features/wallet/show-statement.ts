import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { showStatement as endpoint } from '@serai/contract/wallet';
import type { Lang } from '@serai/phrases/lang';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { startOfDay } from '../../domain/local-time.ts';
import { sum } from '../../domain/money.ts';
import { toSeconds } from '../../platform/clock.ts';
import { capped } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import type { NameOrders, OrderName } from './order-names-port.ts';
import {
  countEntries,
  type EntryFilter,
  type EntryRow,
  findSpans,
  findStatementFacts,
  listEntries,
} from './statement-store.ts';

/**
 * The agency's movements, newest first, between two days of its own zone: opening + Σ rows = closing. What the
 * agency has counts up, what it owes counts down.
 */
export async function showStatement(
  { db, nameOrders }: { db: Db; nameOrders: NameOrders },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const { account, from, to } = call.input;
  const { tz, currency, balancedAt } = await findStatementFacts(db, agencyId);
  const filter: EntryFilter = {
    agencyId,
    kind: account && (account === 'deposit' ? 'deposit' : 'receivable'),
    from: from === undefined ? undefined : new Date(startOfDay(from, tz)),
    before: to === undefined ? undefined : new Date(startOfDay(addDays(to, 1), tz)),
  };
  const page = openPage<EntryRow>(call.input, ['statement', filter], ({ id }) => [id]);
  const spans = await findSpans(db, filter);
  const { rows, next } = page.cut(await listEntries(db, spans, page));
  const names = await nameOrders(db, ordersOf(rows));
  return {
    opening: { amount: 0 - sum(spans.map(({ opening }) => opening)), currency },
    closing: { amount: 0 - sum(spans.map(({ closing }) => closing)), currency },
    list: rows.map((row) => presentEntry(row, names.get(row.order_id ?? 0), { currency, lang: call.lang })),
    ...capped(await countEntries(db, spans)),
    next,
    balanced_at: balancedAt && toSeconds(balancedAt),
  };
}

/** The orders that entries belong to, for their names. */
export function ordersOf(entries: readonly EntryRow[]): number[] {
  return [...new Set(entries.flatMap(({ order_id }) => order_id ?? []))];
}

function presentEntry(
  row: EntryRow,
  order: OrderName | undefined,
  { currency, lang }: { currency: string; lang: Lang },
) {
  return {
    id: row.id,
    at: toSeconds(row.at),
    event: row.event,
    account: accountName(row.kind),
    amount: { amount: 0 - row.amount, currency },
    before: { amount: 0 - row.before, currency },
    after: { amount: 0 - row.after, currency },
    order_id: row.order_id,
    order_sn: order?.sn ?? '',
    order_product: order?.product ?? '',
    order_title: (lang === 'en' ? order?.title_en : order?.title_zh) ?? '',
    memo: row.memo,
    user: row.user ?? '',
  };
}

/** The ledger's receivable is the agency's credit. */
export function accountName(kind: EntryRow['kind']): 'deposit' | 'credit' {
  return kind === 'deposit' ? 'deposit' : 'credit';
}
