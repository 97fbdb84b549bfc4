import type { StaffNode } from '@serai/contract/staff/nodes';
import type { Db, StaffScope, Trx } from '../../calls.ts';
import { staffNodesOf } from './staff-nodes.ts';
import { staffScopeOf } from './staff-scope.ts';

/** One of the seller's staff with the nodes of their role. */
export interface StaffPerson {
  id: number;
  username: string;
  nickname: string;
  /** Code of the role. */
  role: string;
  nodes: ReadonlySet<StaffNode>;
  /** Limits of the role. */
  scope: StaffScope;
  disabled: boolean;
  /** The administrator who gave the role, and the second person who approved it. */
  appointedBy: number | null;
  appointedWith: number | null;
}

/** Lists the seller's staff, including disabled people, by id: tens of people. */
export async function listStaffPeople(db: Db | Trx): Promise<StaffPerson[]> {
  return (await selectPeople(db).orderBy('users.id').execute()).map(personOf);
}

/** Lists the enabled staff who hold a node, by id. */
export async function listNodeHolders(db: Db | Trx, node: StaffNode): Promise<StaffPerson[]> {
  return (await listStaffPeople(db)).filter(({ nodes, disabled }) => !disabled && nodes.has(node));
}

/** Finds one of the enabled staff. */
export async function findStaffPerson(db: Db | Trx, userId: number): Promise<StaffPerson | undefined> {
  const row = await selectPeople(db)
    .where('users.id', '=', userId)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return row && personOf(row);
}

function selectPeople(db: Db | Trx) {
  return db
    .selectFrom('users')
    .innerJoin('staff_roles', 'staff_roles.code', 'users.staff_role')
    .select([
      'users.id',
      'users.username',
      'users.nickname',
      'users.disabled_at',
      'users.appointed_by',
      'users.appointed_with',
      'staff_roles.code',
      'staff_roles.nodes',
      'staff_roles.countries',
      'staff_roles.sellers',
      'staff_roles.queues',
    ])
    .where('users.role', '=', 'operator');
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>;

function personOf({
  code,
  nodes,
  countries,
  sellers,
  queues,
  disabled_at,
  appointed_by,
  appointed_with,
  ...who
}: PersonRow): StaffPerson {
  return {
    ...who,
    role: code,
    nodes: staffNodesOf(code, nodes, { countries, sellers }),
    scope: staffScopeOf({ countries, sellers, queues }),
    disabled: disabled_at !== null,
    appointedBy: appointed_by,
    appointedWith: appointed_with,
  };
}
