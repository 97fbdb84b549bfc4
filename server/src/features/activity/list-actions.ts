import type { ReplyOf } from '@serai/contract/endpoint';
import type { listActions as endpoint, StaffActionView } from '@serai/contract/staff/activity';
import { sql } from 'kysely';
import type { Call, Db } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { byTime, filtersIn, joinConditions, readPage } from '../../platform/list/read-list.ts';

type Row = Omit<StaffActionView, 'at'> & { at: Date };
type Asked = Call<typeof endpoint>['input'];

/** A page of what the staff have changed, newest first. */
export async function listActions(
  db: Db,
  { input }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const filters = filtersIn(input);
  const { rows, next } = await readPage(db, input, {
    list: ['actions', filters],
    order: byTime('newest first', 'action.at'),
    where: joinConditions(conditionsOf(filters)),
    select: (wanted) => sql<Row>`
      SELECT action.id, action.at, operator.nickname AS operator, action.call, action.object_kind, action.object_id,
        action.object_name, action.before, action.after, action.reason, action.ip
      FROM operator_actions action JOIN users operator ON operator.id = action.operator_id
      WHERE ${wanted}`,
  });
  return {
    list: rows.map((row) => ({ ...row, at: toSeconds(row.at) })),
    next,
    operators: await listOperators(db),
  };
}

function conditionsOf({ operator_id, object_kind, object_name, from, to }: Asked) {
  return [
    operator_id !== undefined && sql`action.operator_id = ${operator_id}::bigint`,
    object_kind && sql`action.object_kind = ${object_kind}`,
    object_name && sql`action.object_name = ${object_name}`,
    from !== undefined && sql`action.at >= ${new Date(from * 1000)}::timestamptz`,
    to !== undefined && sql`action.at < ${new Date(to * 1000)}::timestamptz`,
  ];
}

/** Everyone on the staff, by name: there are tens of them. */
async function listOperators(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'nickname as name'])
    .where('role', '=', 'operator')
    .orderBy('id')
    .execute();
}
