import type { ReplyOf } from '@serai/contract/endpoint';
import type { listAllWorkOrders as endpoint } from '@serai/contract/work-orders/desk';
import { openWorkOrderStatuses } from '@serai/contract/work-orders/states';
import { type RawBuilder, sql } from 'kysely';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import {
  byId,
  filtersIn,
  joinConditions,
  type ListOrder,
  readList,
} from '../../../platform/list/read-list.ts';
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
  const asked = filtersIn(call.input);
  const isQueue = (asked.show ?? 'open') === 'open';
  const { rows, ...listed } = await readList(db, call.input, {
    list: ['all-work-orders', userId, asked],
    order: isQueue ? queueOrder : byId('newest first', 'work_order.id'),
    from: sql`FROM work_orders work_order`,
    where: joinConditions(await conditionsOf(db, asked, userId, call.now)),
    select: (wanted) => selectWorkOrders(wanted, isQueue ? queueOrderOf('listed') : undefined),
  });
  return {
    list: rows.map((row) => presentForStaff(row, call.lang, call.now)),
    ...listed,
    counts: await countOpen(db, userId, call.now),
  };
}

type Asked = Omit<Call<typeof endpoint>['input'], 'page' | 'limit' | 'cursor'>;

async function conditionsOf(db: Db, asked: Asked, userId: number, now: Date) {
  const { status, type, owner_id, of, late, urgent, agency_id, order_id, keyword } = asked;
  return [
    (asked.show ?? 'open') === 'open' ? isOpen : sql`NOT ${isOpen}`,
    status && sql`work_order.status = ${status}`,
    type && sql`work_order.type = ${type}`,
    owner_id !== undefined && sql`work_order.owner_id = ${owner_id}::bigint`,
    of === 'mine' && sql`work_order.owner_id = ${userId}::bigint`,
    of === 'nobody' && sql`work_order.owner_id IS NULL`,
    late !== undefined && (late ? isLate(now) : sql`NOT (${isLate(now)})`),
    urgent !== undefined && sql`work_order.urgent = ${urgent}`,
    agency_id !== undefined && sql`work_order.agency_id = ${agency_id}::bigint`,
    order_id !== undefined && sql`work_order.order_id = ${order_id}::bigint`,
    keyword && (await meant(db, null, keyword)),
  ];
}

function isLate(now: Date): RawBuilder<unknown> {
  return sql`work_order.first_reply_at IS NULL AND work_order.promised_by < ${now}::timestamptz`;
}

const queueOrderOf = (table: string) =>
  sql`${sql.ref(`${table}.urgent`)} DESC, ${sql.ref(`${table}.promised_by`)}, ${sql.ref(`${table}.id`)}`;

/** Order of the open queue: urgent ones first, then by promised time. */
const queueOrder: ListOrder<ListedWorkOrder> = {
  orderBy: queueOrderOf('work_order'),
  follows: ([rank, promised, id]) => {
    const urgent = rank === 0;
    return sql`work_order.urgent < ${urgent} OR work_order.urgent = ${urgent}
      AND (work_order.promised_by, work_order.id) > (${new Date(promised!)}::timestamptz, ${id}::bigint)`;
  },
  keyOf: (row) => [row.urgent ? 0 : 1, row.promised_by.getTime(), row.id],
};

async function countOpen(db: Db, userId: number, now: Date) {
  const { rows } = await sql<{ open: number; mine: number; nobody: number; late: number; urgent: number }>`
    SELECT count(*) AS open, count(*) FILTER (WHERE work_order.owner_id = ${userId}::bigint) AS mine,
      count(*) FILTER (WHERE work_order.owner_id IS NULL) AS nobody,
      count(*) FILTER (WHERE ${isLate(now)}) AS late, count(*) FILTER (WHERE work_order.urgent) AS urgent
    FROM work_orders work_order WHERE ${isOpen}`.execute(db);
  return rows[0]!;
}
