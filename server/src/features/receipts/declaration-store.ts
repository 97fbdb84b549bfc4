import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { DeclaredPaymentsTable } from '../../tables.ts';

export type DeclarationRow = Selectable<DeclaredPaymentsTable>;

/** A declared payment with what is shown beside it. */
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

/** A declared payment, locked; of the agency where one is named. Its receipt is locked before, accounts after it. */
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

/** How a locked declaration goes on; back to `declared` when its receipt turns out not to be its. */
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

/** How many payments an agency has declared that nobody has matched yet. */
export async function countWaiting(db: Db | Trx, agencyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('declared_payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('status', '=', 'declared')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Declared payments that fulfil a condition on `declared`, with what is shown beside them. */
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

/** One of them; undefined where there is none, or none of the agency named. */
export async function findDeclaration(
  db: Db | Trx,
  id: number,
  agencyId?: number,
): Promise<ShownDeclaration | undefined> {
  const isOwn = agencyId === undefined ? sql`true` : sql`declared.agency_id = ${agencyId}`;
  const { rows } = await selectDeclarations(sql`declared.id = ${id} AND ${isOwn}`).execute(db);
  return rows[0];
}
