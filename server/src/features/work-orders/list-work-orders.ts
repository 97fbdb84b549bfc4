import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import { openWorkOrderStatuses } from '@serai/contract/work-orders/states';
import type { listWorkOrders as endpoint } from '@serai/contract/work-orders/work-orders';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { startOfDay } from '../../domain/local-time.ts';
import { capped } from '../../platform/list/count.ts';
import { byId, countRows, filtersIn, joinConditions, readList } from '../../platform/list/read-list.ts';
import type { Products } from '../orders/orders.ts';
import { presentWorkOrder } from './present-work-order.ts';
import { visibleTo } from './visible-to.ts';
import { meant, selectWorkOrders } from './work-order-list-store.ts';

/** Lists a page of the work orders visible to the caller, newest first. */
export async function listWorkOrders(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const asked = filtersIn(call.input);
  const seen = visibleTo(products, member);
  const { rows, ...listed } = await readList(db, call.input, {
    list: ['work-orders', member.userId, asked],
    order: byId('newest first', 'work_order.id'),
    from: workOrders,
    where: joinConditions([seen, ...(await conditionsOf(db, asked, member.agencyId))]),
    select: selectWorkOrders,
  });
  const unread = await countRows(db, { from: workOrders, where: sql`${seen} AND work_order.unread_reply` });
  return {
    list: rows.map((row) => presentWorkOrder(row, call.lang)),
    ...listed,
    unread: capped(unread).total,
  };
}

const workOrders = sql`FROM work_orders work_order`;

type Asked = Omit<Call<typeof endpoint>['input'], 'page' | 'limit' | 'cursor'>;

async function conditionsOf(db: Db, asked: Asked, agencyId: number) {
  const { status, show, type, order_id, keyword, made_from, made_to } = asked;
  const isOpen = sql`work_order.status = ANY(${[...openWorkOrderStatuses]}::text[])`;
  const tz = made_from || made_to ? await zoneOf(db, agencyId) : 'UTC';
  return [
    status && sql`work_order.status = ${status}`,
    show && (show === 'open' ? isOpen : sql`NOT ${isOpen}`),
    type && sql`work_order.type = ${type}`,
    order_id !== undefined && sql`work_order.order_id = ${order_id}::bigint`,
    made_from && sql`work_order.created_at >= ${new Date(startOfDay(made_from, tz))}::timestamptz`,
    made_to && sql`work_order.created_at < ${new Date(startOfDay(addDays(made_to, 1), tz))}::timestamptz`,
    keyword && (await meant(db, agencyId, keyword)),
  ];
}

/** Zone that determines the agency's days. */
async function zoneOf(db: Db, agencyId: number): Promise<string> {
  const agencies = db.selectFrom('agencies').select('tz').where('id', '=', agencyId);
  return (await agencies.executeTakeFirstOrThrow()).tz;
}
