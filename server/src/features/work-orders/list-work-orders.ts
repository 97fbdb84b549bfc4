import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import { openWorkOrderStatuses } from '@serai/contract/work-orders/states';
import type { listWorkOrders as endpoint } from '@serai/contract/work-orders/work-orders';
import { type RawBuilder, sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { startOfDay } from '../../domain/local-time.ts';
import { capped, countOf } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import type { Products } from '../orders/orders.ts';
import { presentWorkOrder } from './present-work-order.ts';
import { visibleTo } from './visible-to.ts';
import { type ListedWorkOrder, meant, selectWorkOrders } from './work-order-list-store.ts';

/** Lists a page of the work orders visible to the caller, newest first. */
export async function listWorkOrders(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { page: _, limit: __, cursor: ___, ...asked } = call.input;
  const filter = await filterOf(db, asked, member.agencyId);
  const seen = visibleTo(products, member);
  const page = openPage<ListedWorkOrder>(call.input, ['work-orders', member.userId, asked], ({ id }) => [id]);
  const after = page.after ? sql`work_order.id < ${page.after[0]}::bigint` : sql`true`;
  const matching = sql`${seen} AND ${filter}`;
  const found = await selectWorkOrders(sql`${matching} AND ${after}
    ORDER BY work_order.id DESC LIMIT ${page.fetch} OFFSET ${page.offset}`).execute(db);
  const counted = await sql<{ count: number; unread: number }>`
    SELECT ${countOf(sql`SELECT FROM work_orders work_order WHERE ${matching}`)} AS count,
      ${countOf(sql`SELECT FROM work_orders work_order WHERE ${seen} AND work_order.unread_reply`)} AS unread`.execute(
    db,
  );
  const { rows, next } = page.cut(found.rows);
  const { count, unread } = counted.rows[0]!;
  return {
    list: rows.map((row) => presentWorkOrder(row, call.lang)),
    ...capped(count),
    next,
    unread: capped(unread).total,
  };
}

type Asked = Omit<Call<typeof endpoint>['input'], 'page' | 'limit' | 'cursor'>;

async function filterOf(db: Db, asked: Asked, agencyId: number): Promise<RawBuilder<unknown>> {
  const { status, show, type, order_id, keyword, made_from, made_to } = asked;
  const isOpen = sql`work_order.status = ANY(${[...openWorkOrderStatuses]}::text[])`;
  const tz = made_from || made_to ? await zoneOf(db, agencyId) : 'UTC';
  const conditions = [
    ...(status ? [sql`work_order.status = ${status}`] : []),
    ...(show ? [show === 'open' ? isOpen : sql`NOT ${isOpen}`] : []),
    ...(type ? [sql`work_order.type = ${type}`] : []),
    ...(order_id === undefined ? [] : [sql`work_order.order_id = ${order_id}::bigint`]),
    ...(made_from ? [sql`work_order.created_at >= ${new Date(startOfDay(made_from, tz))}::timestamptz`] : []),
    ...(made_to
      ? [sql`work_order.created_at < ${new Date(startOfDay(addDays(made_to, 1), tz))}::timestamptz`]
      : []),
    ...(keyword ? [await meant(db, agencyId, keyword)] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
}

/** Zone that determines the agency's days. */
async function zoneOf(db: Db, agencyId: number): Promise<string> {
  const agencies = db.selectFrom('agencies').select('tz').where('id', '=', agencyId);
  return (await agencies.executeTakeFirstOrThrow()).tz;
}
