import type { ReplyOf } from '@serai/contract/endpoint';
import type { showStatement as endpoint } from '@serai/contract/wallet/wallet';
import type { Lang } from '@serai/phrases/lang';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { capped } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import {
  accountName,
  memberReader,
  openStatement,
  ordersOf,
  type StatementReader,
  titleOf,
} from './open-statement.ts';
import type { NameOrders, OrderName, OrdersSeenBy } from './orders-port.ts';
import { countEntries, type EntryRow, listEntries } from './statement-store.ts';

/**
 * Shows the agency's movements, newest first, between two days in its zone. On each account opening + Σ rows
 * = closing; accounts are never added up. Deposits count as positive, debts as negative. A member without
 * access to every order only sees the rows of their orders.
 */
export async function showStatement(
  deps: { db: Db; nameOrders: NameOrders; ordersSeenBy: OrdersSeenBy },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { rows: _, ...statement } = await readStatement(deps, memberReader(deps.ordersSeenBy, member), {
    ...call.input,
    lang: call.lang,
    readerId: member.userId,
  });
  return statement;
}

/** A page of a statement with the entries behind its rows, in the same order. */
export async function readStatement(
  { db, nameOrders }: { db: Db; nameOrders: NameOrders },
  reader: StatementReader,
  asked: Call<typeof endpoint>['input'] & { lang: Lang; readerId: number },
): Promise<ReplyOf<typeof endpoint> & { rows: EntryRow[] }> {
  const { lang } = asked;
  const statement = await openStatement(db, reader, asked);
  const { filter, spans, seen, currency, balancedAt, isClosed } = statement;
  const list = ['statement', filter, seen ? asked.readerId : null];
  const page = openPage<EntryRow>(asked, list, ({ id }) => [id]);
  const { rows, next } = page.cut(await listEntries(db, statement, page));
  const names = await nameOrders(db, ordersOf(rows));
  return {
    accounts: spans.map(({ kind, opening, closing }) => ({
      account: accountName(kind),
      opening: { amount: 0 - opening, currency },
      closing: { amount: 0 - closing, currency },
    })),
    list: rows.map((row) => presentEntry(row, names.get(row.order_id ?? 0), { currency, lang })),
    rows,
    ...capped(await countEntries(db, statement)),
    next,
    partial: seen !== undefined,
    closed: isClosed,
    balanced_at: balancedAt && toSeconds(balancedAt),
  };
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
    order_reference: order?.reference ?? '',
    order_product: order?.product ?? '',
    order_title: titleOf(order, lang),
    receipt_id: row.receipt_id,
    bill_id: row.bill_id,
    bill_number: row.bill_id === null ? '' : row.memo,
    memo: row.bill_id === null ? row.memo : '',
    user: row.user ?? '',
  };
}
