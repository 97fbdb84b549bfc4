import { sql } from 'kysely';
import type { Db, StaffScope, Trx } from '../../calls.ts';
import type { StoredScope } from './staff-scope.ts';

/** A role of the seller's staff as stored; a built-in one has neither name nor nodes nor time of change. */
export interface StaffRoleRow extends StoredScope {
  code: string;
  name: string;
  nodes: string[] | null;
  changed_at: Date | null;
  /** Number of people who have the role. */
  people: number;
}

/** Lists the roles: built-in ones first, then those of the seller's own by name. */
export async function listStaffRoleRows(db: Db | Trx): Promise<StaffRoleRow[]> {
  return db
    .selectFrom('staff_roles')
    .select(({ selectFrom }) => [
      'code',
      'name',
      'nodes',
      'countries',
      'sellers',
      'queues',
      'changed_at',
      selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('people'))
        .whereRef('users.staff_role', '=', 'staff_roles.code')
        .as('people'),
    ])
    .orderBy(sql`nodes IS NOT NULL`)
    .orderBy('name')
    .orderBy('code')
    .$castTo<StaffRoleRow>()
    .execute();
}

/** Stored facts of a role of the seller's own. */
interface RoleChange {
  name: string;
  nodes: readonly string[];
  scope: StaffScope;
  now: Date;
}

/** Adds a role; returns its code. The caller has locked the staff. */
export async function insertStaffRole(trx: Trx, { name, nodes, scope, now }: RoleChange): Promise<string> {
  const { code } = await trx
    .insertInto('staff_roles')
    .values({
      code: sql<string>`'role_' || nextval('staff_role_numbers')`,
      name,
      nodes: [...nodes],
      ...stored(scope),
      changed_at: now,
    })
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}

/** Changes a role of the seller's own. */
export async function updateStaffRole(
  trx: Trx,
  code: string,
  { name, nodes, scope, now }: RoleChange,
): Promise<void> {
  await trx
    .updateTable('staff_roles')
    .set({ name, nodes: [...nodes], ...stored(scope), changed_at: now })
    .where('code', '=', code)
    .where('nodes', 'is not', null)
    .execute();
}

/** Deletes a role of the seller's own that nobody has. */
export async function deleteStaffRole(trx: Trx, code: string): Promise<void> {
  await trx.deleteFrom('staff_roles').where('code', '=', code).where('nodes', 'is not', null).execute();
}

function stored({ countries, sellers, queues }: StaffScope): StoredScope {
  return {
    countries: countries && [...countries],
    sellers: sellers && [...sellers],
    queues: queues && [...queues],
  };
}
