import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { DeclaredPaymentsTable } from '../../tables.ts';

export type DeclarationRow = Selectable<DeclaredPaymentsTable>;

/** A declared payment with its columns for lists. */
export type ShownDeclaration = DeclarationRow & {
  agency: string;
  declarer: string;
  slip_name: string;
  slip_type: string;
  slip_size: number;
  receipt_id: number | null;
  worth: number | null;
  account_currency: string | null;
  received_on: string | null;
  unallocated: number | null;
  to_bills: number | null;
};

export async function insertDeclaration(
  trx: Trx,
  declaration: Insertable<DeclaredPaymentsTable>,
): Promise<number> {
  const inserted = trx.insertInto('declared_payments').values(declaration).returning('id');
  return (await inserted.executeTakeFirstOrThrow()).id;
}

/** Locks a declared payment, of the given agency if any. Its receipt is locked before, accounts after it. */
export async function lockDeclaration(
  trx: Trx,
  id: number,
  agencyId?: number,
): Promise<DeclarationRow | undefined> {
  return trx
    .selectFrom('declared_payments')
    .selectAll()
    .where('id', '=', id)
    .$if(agencyId !== undefined, (query) => query.where('agency_id', '=', agencyId!))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Updates the status of a locked declaration; back to `declared` if its receipt was matched by mistake. */
export async function updateDeclaration(
  trx: Trx,
  id: number,
  to:
    | { status: Exclude<DeclarationRow['status'], 'declared'>; userId: number; now: Date; reason?: string }
    | 'declared',
): Promise<void> {
  const changes =
    to === 'declared'
      ? { status: to, ended_at: null, ended_by: null, reason: '' }
      : { status: to.status, ended_at: to.now, ended_by: to.userId, reason: to.reason ?? '' };
  await trx.updateTable('declared_payments').set(changes).where('id', '=', id).execute();
}

/** Number of an agency's declared payments that are not matched yet. */
export async function countWaiting(db: Db | Trx, agencyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('declared_payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('status', '=', 'declared')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Selects declared payments that fulfil a condition on `declared`, with their columns for lists. */
export function selectDeclarations(condition: RawBuilder<unknown>): RawBuilder<ShownDeclaration> {
  return sql<ShownDeclaration>`
    SELECT declared.*, agencies.name AS agency, users.nickname AS declarer,
      uploads.name AS slip_name, uploads.mimetype AS slip_type, uploads.size AS slip_size,
      receipt.id AS receipt_id, receipt.worth, receipt.account_currency, receipt.received_on,
      receipt.worth - receipt.allocated AS unallocated, part.to_bills
    FROM declared_payments declared
    JOIN agencies ON agencies.id = declared.agency_id
    JOIN users ON users.id = declared.declared_by
    JOIN uploads ON uploads.path = declared.slip
    LEFT JOIN receipts receipt ON receipt.declaration_id = declared.id AND receipt.reversed_at IS NULL
    LEFT JOIN LATERAL (
      SELECT coalesce(sum(amount), 0)::bigint AS to_bills FROM receipt_allocations
      WHERE receipt_id = receipt.id AND reversed_at IS NULL AND bill_id IS NOT NULL
    ) part ON true
    WHERE ${condition}`;
}

/** Finds a declared payment, of the given agency if any; undefined if there is none. */
export async function findDeclaration(
  db: Db | Trx,
  id: number,
  agencyId?: number,
): Promise<ShownDeclaration | undefined> {
  const isOwn = agencyId === undefined ? sql`true` : sql`declared.agency_id = ${agencyId}`;
  const { rows } = await selectDeclarations(sql`declared.id = ${id} AND ${isOwn}`).execute(db);
  return rows[0];
}
