import { createHash } from 'node:crypto';
import type { Db, Trx } from '../../../calls.ts';
import { hashToken, isToken, makeToken } from '../tokens.ts';
import { hasFactor } from './second-factor-store.ts';

const LIFE_MS = 600_000;
const MAX_TRIES = 5;

/**
 * After a correct password: a ticket for the second step if the user has a second factor, otherwise undefined. The
 * caller has locked the user.
 */
export async function issueLoginTicket(
  trx: Trx,
  { userId, keep, now }: { userId: number; keep: boolean; now: Date },
): Promise<string | undefined> {
  if (!(await hasFactor(trx, userId))) return undefined;
  const account = await selectLoginAccount(trx, userId).executeTakeFirstOrThrow();
  const ticket = makeToken();
  await trx
    .insertInto('login_tickets')
    .values({
      hash: hashToken(ticket),
      user_id: userId,
      account_state: stateOf(account),
      keep,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .execute();
  return ticket;
}

/** Finds the user of an open ticket; undefined if it is unknown, used, expired or out of tries. */
export async function findTicketUser(db: Db, ticket: string, now: Date): Promise<number | undefined> {
  if (!isToken(ticket)) return undefined;
  const found = await selectOpenTicket(db, ticket, now).executeTakeFirst();
  return found?.user_id;
}

/**
 * Locks the user of an open ticket, then the ticket, and counts an attempt. Undefined if the ticket is no longer
 * valid, also because the user was disabled, the agency blocked, or the password, email address or mobile number
 * changed.
 */
export async function consumeTicketTry(trx: Trx, userId: number, ticket: string, now: Date) {
  const account = await selectLoginAccount(trx, userId).forNoKeyUpdate('users').executeTakeFirst();
  const found = await selectOpenTicket(trx, ticket, now).forUpdate().executeTakeFirst();
  if (!account || !found) return undefined;
  if (account.disabled_at !== null || account.blocked_at !== null) return undefined;
  if (!found.account_state.equals(stateOf(account))) return undefined;
  const tries = found.tries + 1;
  await trx.updateTable('login_tickets').set({ tries }).where('hash', '=', found.hash).execute();
  return { keep: found.keep, agencyId: account.agency_id, isLastTry: tries === MAX_TRIES };
}

export async function updateTicketUsed(trx: Trx, ticket: string, now: Date): Promise<void> {
  await trx
    .updateTable('login_tickets')
    .set({ used_at: now })
    .where('hash', '=', hashToken(ticket))
    .execute();
}

/** Deletes tickets that ended before the given instant. */
export async function purgeLoginTickets(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('login_tickets').where('expires_at', '<', before).execute();
}

function selectOpenTicket(db: Db | Trx, ticket: string, now: Date) {
  return db
    .selectFrom('login_tickets')
    .select(['hash', 'user_id', 'account_state', 'keep', 'tries'])
    .where('hash', '=', hashToken(ticket))
    .where('used_at', 'is', null)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', now);
}

function selectLoginAccount(db: Db | Trx, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('agencies', 'agencies.id', 'users.agency_id')
    .select(['agency_id', 'password_hash', 'email', 'area_num', 'mobile', 'disabled_at', 'blocked_at'])
    .where('users.id', '=', userId);
}

/** Digest that changes with everything that identifies or reaches the user. */
function stateOf(account: {
  password_hash: string;
  email: string | null;
  area_num: string | null;
  mobile: string | null;
}): Buffer {
  const { password_hash, email, area_num, mobile } = account;
  return createHash('sha256')
    .update(JSON.stringify([password_hash, email, area_num, mobile]))
    .digest();
}
