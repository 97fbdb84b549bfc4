import type { ReplyOf } from '@serai/contract/endpoint';
import type { listAllWorkOrders as endpoint } from '@serai/contract/work-orders/desk';
import { openWorkOrderStatuses } from '@serai/contract/work-orders/states';
import { type RawBuilder, sql } from 'kysely';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { capped, countOf } from '../../../platform/list/count.ts';
import { openPage } from '../../../platform/list/page.ts';
import { presentForStaff } from '../present-work-order.ts';
import { type ListedWorkOrder, meant, selectWorkOrders } from '../work-order-list-store.ts';

/** Must equal the predicate of the queue's partial index, or the planner ignores it. */
const isOpen = sql`work_order.status IN (${sql.join(openWorkOrderStatuses.map((status) => sql.lit(status)))})`;

/** Lists a page of all work orders: open ones by urgency and promised time, others newest first. */
export async function listAllWorkOrders(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = operatorOf(call);
  const { page: _, limit: __, cursor: ___, ...asked } = call.input;
  const isQueue = (asked.show ?? 'open') === 'open';
  const filter = sql.join(await filtersOf(db, asked, userId, call.now), sql` AND `);
  const page = openPage<ListedWorkOrder>(call.input, ['all-work-orders', userId, asked], (row) =>
    isQueue ? [row.urgent ? 0 : 1, row.promised_by.getTime(), row.id] : [row.id],
  );
  const order = isQueue
    ? (of: string) =>
        sql`${sql.ref(`${of}.urgent`)} DESC, ${sql.ref(`${of}.promised_by`)}, ${sql.ref(`${of}.id`)}`
    : (of: string) => sql`${sql.ref(`${of}.id`)} DESC`;
  const wanted = sql`${filter} AND ${after(page.after)}
    ORDER BY ${order('work_order')} LIMIT ${page.fetch} OFFSET ${page.offset}`;
  const found = await selectWorkOrders(wanted, order('listed')).execute(db);
  const counted = await sql<{ count: number }>`
    SELECT ${countOf(sql`SELECT FROM work_orders work_order WHERE ${filter}`)} AS count`.execute(db);
  const { rows, next } = page.cut(found.rows);
  return {
    list: rows.map((row) => presentForStaff(row, call.lang, call.now)),
    ...capped(counted.rows[0]!.count),
    next,
    counts: await countOpen(db, userId, call.now),
  };
}

type Asked = Omit<Call<typeof endpoint>['input'], 'page' | 'limit' | 'cursor'>;

async function filtersOf(db: Db, asked: Asked, userId: number, now: Date): Promise<RawBuilder<unknown>[]> {
  const { status, type, owner_id, of, late, urgent, agency_id, order_id, keyword } = asked;
  return [
    (asked.show ?? 'open') === 'open' ? isOpen : sql`NOT ${isOpen}`,
    ...(status ? [sql`work_order.status = ${status}`] : []),
    ...(type ? [sql`work_order.type = ${type}`] : []),
    ...(owner_id === undefined ? [] : [sql`work_order.owner_id = ${owner_id}::bigint`]),
    ...(of === 'mine' ? [sql`work_order.owner_id = ${userId}::bigint`] : []),
    ...(of === 'nobody' ? [sql`work_order.owner_id IS NULL`] : []),
    ...(late === undefined ? [] : [late ? isLate(now) : sql`NOT (${isLate(now)})`]),
    ...(urgent === undefined ? [] : [sql`work_order.urgent = ${urgent}`]),
    ...(agency_id === undefined ? [] : [sql`work_order.agency_id = ${agency_id}::bigint`]),
    ...(order_id === undefined ? [] : [sql`work_order.order_id = ${order_id}::bigint`]),
    ...(keyword ? [await meant(db, null, keyword)] : []),
  ];
}

function isLate(now: Date): RawBuilder<unknown> {
  return sql`work_order.first_reply_at IS NULL AND work_order.promised_by < ${now}::timestamptz`;
}

/** Cursor condition: three parts in the open queue, otherwise only the id. */
function after(key: readonly number[] | undefined): RawBuilder<unknown> {
  if (!key) return sql`true`;
  if (key.length === 1) return sql`work_order.id < ${key[0]}::bigint`;
  const [rank, promised, id] = key;
  const urgent = rank === 0;
  return sql`(work_order.urgent < ${urgent} OR work_order.urgent = ${urgent}
    AND (work_order.promised_by, work_order.id) > (${new Date(promised!)}::timestamptz, ${id}::bigint))`;
}

async function countOpen(db: Db, userId: number, now: Date) {
  const { rows } = await sql<{ open: number; mine: number; nobody: number; late: number; urgent: number }>`
    SELECT count(*) AS open, count(*) FILTER (WHERE work_order.owner_id = ${userId}::bigint) AS mine,
      count(*) FILTER (WHERE work_order.owner_id IS NULL) AS nobody,
      count(*) FILTER (WHERE ${isLate(now)}) AS late, count(*) FILTER (WHERE work_order.urgent) AS urgent
    FROM work_orders work_order WHERE ${isOpen}`.execute(db);
  return rows[0]!;
}
