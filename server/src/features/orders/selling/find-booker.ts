import { netPriceNode, type PermissionNode } from '@serai/contract/permissions';
import type { Db, Trx } from '../../../calls.ts';
import { AppError, refusedField } from '../../../platform/http/app-error.ts';
import { heldNodes, type Rights } from '../../permissions/permissions.ts';

/** Maximum number of users of an agency in a choice. */
const MAX_BOOKERS = 200;

/** A user of an agency for whom a clerk can book. */
export interface Booker {
  id: number;
  username: string;
  nickname: string;
  role: string;
}

/** Agency and user that a clerk names. */
interface BookerChoice {
  agencyId: number;
  /** Undefined for the owner. */
  userId: number | undefined;
}

/** Agency that a clerk books for, and the user whose rights apply and who gets the order. */
export interface ChosenBooker {
  agency: { id: number; name: string };
  booker: Rights;
}

/** Finds an agency that can be booked for. Refuses an unknown one with `not_found`, a blocked one with `agency_is_blocked`. */
export async function requireAgency(db: Db, id: number): Promise<ChosenBooker['agency']> {
  return admitAgency(await selectAgency(db, id).executeTakeFirst());
}

/** Lists the users of an agency who may book with `node`, its owners first. */
export async function findBookers(db: Db, agencyId: number, node: PermissionNode): Promise<Booker[]> {
  const users = await selectUsers(db, agencyId).limit(MAX_BOOKERS).execute();
  return users
    .filter((user) => mayBook(heldNodes(user), node))
    .map(({ id, username, nickname, role }) => ({ id, username, nickname, role }));
}

/**
 * Finds the agency and the user for whom a clerk asks for a price; without `userId`, the agency's owner. Refuses a user who
 * could not book with `node` with `booker_unfit`, and the agencies that `requireAgency` refuses.
 */
export async function findBooker(
  db: Db,
  { agencyId, userId }: BookerChoice,
  node: PermissionNode,
): Promise<ChosenBooker> {
  const agency = await requireAgency(db, agencyId);
  return { agency, booker: await findMember(db, { agencyId, userId }, node) };
}

/** The same for a booking: the agency is locked first, so that it is not blocked in the meantime. */
export async function lockBooker(
  trx: Trx,
  { agencyId, userId }: BookerChoice,
  node: PermissionNode,
): Promise<ChosenBooker> {
  const agency = admitAgency(await selectAgency(trx, agencyId).forNoKeyUpdate().executeTakeFirst());
  return { agency, booker: await findMember(trx, { agencyId, userId }, node) };
}

function selectAgency(db: Db, id: number) {
  return db.selectFrom('agencies').select(['id', 'name', 'blocked_at']).where('id', '=', id);
}

function admitAgency(
  agency: { id: number; name: string; blocked_at: Date | null } | undefined,
): ChosenBooker['agency'] {
  if (!agency) throw new AppError('not_found');
  if (agency.blocked_at !== null) throw new AppError('agency_is_blocked');
  return { id: agency.id, name: agency.name };
}

async function findMember(db: Db, { agencyId, userId }: BookerChoice, node: PermissionNode): Promise<Rights> {
  const user = await selectUsers(db, agencyId)
    .where((is) => (userId === undefined ? is('role', '=', 'owner') : is('id', '=', userId)))
    .limit(1)
    .executeTakeFirst();
  const nodes = user && heldNodes(user);
  if (!nodes || !mayBook(nodes, node)) throw refusedField('user_id', 'booker_unfit');
  return { agencyId, userId: user.id, nodes };
}

/** Quotes and bookings contain net prices. */
function mayBook(nodes: ReadonlySet<PermissionNode>, node: PermissionNode): boolean {
  return nodes.has(node) && nodes.has(netPriceNode);
}

function selectUsers(db: Db, agencyId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'nickname', 'role', 'nodes', 'products'])
    .where('agency_id', '=', agencyId)
    .where('disabled_at', 'is', null)
    .orderBy((by) => by('role', '<>', 'owner'))
    .orderBy('id');
}
