import type { Insertable, Updateable } from 'kysely';
import type { Trx } from '../../calls.ts';
import type { AgenciesTable } from '../../tables.ts';

export async function insertAgency(trx: Trx, agency: Insertable<AgenciesTable>): Promise<number> {
  const row = await trx.insertInto('agencies').values(agency).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateAgency(
  trx: Trx,
  agencyId: number,
  changes: Updateable<AgenciesTable>,
): Promise<void> {
  await trx.updateTable('agencies').set(changes).where('id', '=', agencyId).execute();
}

/** Stores that an agency applies for verification, and by when the staff answer. */
export async function updateVerificationAsked(
  trx: Trx,
  agencyId: number,
  { now, due }: { now: Date; due: Date },
): Promise<void> {
  await updateAgency(trx, agencyId, {
    verification_asked_at: now,
    verification_due_at: due,
    verification_refused_at: null,
    verification_note: '',
  });
}

/** Stores that the staff refused an agency's application, with a note for the agency. */
export async function updateVerificationRefused(
  trx: Trx,
  agencyId: number,
  { now, note }: { now: Date; note: string },
): Promise<void> {
  await updateAgency(trx, agencyId, {
    verification_asked_at: null,
    verification_due_at: null,
    verification_refused_at: now,
    verification_note: note,
  });
}

/**
 * Marks an agency as verified, from now unless it is already verified, which ends its application; or removes the
 * mark.
 */
export async function updateVerified(
  trx: Trx,
  agencyId: number,
  isVerified: boolean,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('agencies')
    .set(({ fn, val }) =>
      isVerified ? verified(fn.coalesce('verified_at', val(now))) : { verified_at: null },
    )
    .where('id', '=', agencyId)
    .execute();
}

const verified = <Value>(verified_at: Value) => ({
  verified_at,
  verification_asked_at: null,
  verification_due_at: null,
  verification_refused_at: null,
  verification_note: '',
});

/** Stops money movements of these agencies from now on; agencies that are already stopped keep their time. */
export async function updateMoneyStopped(trx: Trx, agencyIds: readonly number[], now: Date): Promise<void> {
  if (agencyIds.length === 0) return;
  await trx
    .updateTable('agencies')
    .set({ money_stopped_at: now })
    .where('id', 'in', [...new Set(agencyIds)])
    .where('money_stopped_at', 'is', null)
    .execute();
}

/** Allows an agency to move money again; returns since when it was stopped, null if it was not. */
export async function updateMoneyReleased(trx: Trx, agencyId: number): Promise<Date | null> {
  const { money_stopped_at } = await trx
    .selectFrom('agencies')
    .select('money_stopped_at')
    .where('id', '=', agencyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (money_stopped_at) await updateAgency(trx, agencyId, { money_stopped_at: null });
  return money_stopped_at;
}

/** Blocks an agency with a reason for the staff, or unblocks it with null. */
export async function updateBlocked(
  trx: Trx,
  agencyId: number,
  block: { reason: string; now: Date } | null,
): Promise<void> {
  await updateAgency(trx, agencyId, {
    blocked_at: block?.now ?? null,
    block_reason: block?.reason ?? '',
  });
}

/** Sets the currency of all agencies. */
export async function updateCurrencies(trx: Trx, currency: string): Promise<void> {
  await trx.updateTable('agencies').set({ currency }).execute();
}

/** Stops purchases on credit for these agencies from now on; agencies that are already stopped keep their time. */
export async function updateCreditStopped(trx: Trx, agencyIds: readonly number[], now: Date): Promise<void> {
  if (agencyIds.length === 0) return;
  await trx
    .updateTable('agencies')
    .set({ credit_stopped_at: now })
    .where('id', 'in', [...new Set(agencyIds)])
    .where('credit_stopped_at', 'is', null)
    .execute();
}

/** Allows these agencies to buy on credit again. */
export async function updateCreditReleased(trx: Trx, agencyIds: readonly number[]): Promise<void> {
  if (agencyIds.length === 0) return;
  await trx
    .updateTable('agencies')
    .set({ credit_stopped_at: null })
    .where('id', 'in', [...new Set(agencyIds)])
    .where('credit_stopped_at', 'is not', null)
    .execute();
}

/** Name and currency of an agency; it must exist. */
export async function findAgencyFacts(trx: Trx, id: number): Promise<{ name: string; currency: string }> {
  const agency = trx.selectFrom('agencies').select(['name', 'currency']).where('id', '=', id);
  return agency.executeTakeFirstOrThrow();
}
