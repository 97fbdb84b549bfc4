import type { ReplyOf } from '@serai/contract/endpoint';
import type { balanceLog as endpoint } from '@serai/contract/wallet/wallet';
import type { Lang } from '@serai/phrases/lang';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { stockText } from '../../domain/money.ts';
import { toSeconds } from '../../platform/clock.ts';
import { capped } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import { memberReader, openStatement, ordersOf } from './open-statement.ts';
import type { NameOrders, OrdersSeenBy } from './orders-port.ts';
import { postingName } from './posting-names.ts';
import { countEntries, type EntryRow, listEntries } from './statement-store.ts';

/** Movements of the deposit in the format of family clients: amounts as text, newest first. */
export async function showBalanceLog(
  deps: { db: Db; nameOrders: NameOrders; ordersSeenBy: OrdersSeenBy },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { db, nameOrders } = deps;
  const statement = await openStatement(db, memberReader(deps.ordersSeenBy, memberOf(call)), {
    account: 'deposit',
  });
  const page = openPage<EntryRow>(call.input, ['balance', statement.filter], ({ id }) => [id]);
  const { rows } = page.cut(await listEntries(db, statement, page));
  const names = await nameOrders(db, ordersOf(rows));
  const text = (amount: number) => stockText({ amount: 0 - amount, currency: statement.currency });
  return {
    list: rows.map((row) => ({
      id: row.id,
      money: text(row.amount),
      before: text(row.before),
      after: text(row.after),
      memo: memoOf(row, names.get(row.order_id ?? 0)?.sn, call.lang),
      create_time: toSeconds(row.at),
    })),
    total: capped(await countEntries(db, statement)).total,
  };
}

function memoOf(row: EntryRow, orderSn: string | undefined, lang: Lang): string {
  return [postingName(row.event, lang), orderSn, row.memo].filter(Boolean).join(' · ');
}
