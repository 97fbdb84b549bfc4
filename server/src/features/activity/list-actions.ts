import type { ReplyOf } from '@serai/contract/endpoint';
import type { listActions as endpoint, StaffActionView } from '@serai/contract/staff/activity';
import { type RawBuilder, sql } from 'kysely';
import type { Call, Db } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { openPage } from '../../platform/list/page.ts';

type Row = Omit<StaffActionView, 'at'> & { at: Date };
type Asked = Call<typeof endpoint>['input'];

/** A page of what the staff have changed, newest first. */
export async function listActions(
  db: Db,
  { input }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { limit: _, cursor: __, ...filter } = input;
  const page = openPage<Row>(input, ['actions', filter], ({ at, id }) => [at.getTime(), id]);
  const { rows } = await sql<Row>`
    SELECT action.id, action.at, operator.nickname AS operator, action.call, action.object_kind, action.object_id,
      action.object_name, action.before, action.after, action.reason, action.ip
    FROM operator_actions action JOIN users operator ON operator.id = action.operator_id
    WHERE ${sql.join([...conditionsOf(filter), after(page.after)], sql` AND `)}
    ORDER BY action.at DESC, action.id DESC LIMIT ${page.fetch}`.execute(db);
  const { rows: shown, next } = page.cut(rows);
  return {
    list: shown.map((row) => ({ ...row, at: toSeconds(row.at) })),
    next,
    operators: await listOperators(db),
  };
}

function conditionsOf({ operator_id, object_kind, object_name, from, to }: Asked): RawBuilder<unknown>[] {
  return [
    ...(operator_id === undefined ? [] : [sql`action.operator_id = ${operator_id}::bigint`]),
    ...(object_kind === undefined ? [] : [sql`action.object_kind = ${object_kind}`]),
    ...(object_name ? [sql`action.object_name = ${object_name}`] : []),
    ...(from === undefined ? [] : [sql`action.at >= ${new Date(from * 1000)}::timestamptz`]),
    ...(to === undefined ? [] : [sql`action.at < ${new Date(to * 1000)}::timestamptz`]),
  ];
}

function after(key: readonly number[] | undefined): RawBuilder<unknown> {
  if (!key) return sql`true`;
  const [at, id] = key;
  return sql`(action.at, action.id) < (${new Date(at!)}::timestamptz, ${id}::bigint)`;
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
