import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { WithholdingCertificatesTable } from '../../tables.ts';

export type CertificateRow = Selectable<WithholdingCertificatesTable>;

/** Inserts a certificate; undefined if a valid one of the agency has the same number. */
export async function insertCertificate(
  trx: Trx,
  certificate: Insertable<WithholdingCertificatesTable>,
): Promise<CertificateRow | undefined> {
  return trx
    .insertInto('withholding_certificates')
    .values(certificate)
    .onConflict((known) => known.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Bill of a valid certificate. */
export async function findBillOfCertificate(trx: Trx, id: number): Promise<number | undefined> {
  const row = await standing(trx).select('bill_id').where('id', '=', id).executeTakeFirst();
  return row?.bill_id;
}

/** Loads a valid certificate; its bill must be locked. */
export async function findValidCertificate(trx: Trx, id: number): Promise<CertificateRow | undefined> {
  return standing(trx).selectAll().where('id', '=', id).executeTakeFirst();
}

export async function markReversed(
  trx: Trx,
  id: number,
  { userId, reason, now }: { userId: number; reason: string; now: Date },
): Promise<void> {
  const certificate = trx.updateTable('withholding_certificates').where('id', '=', id);
  await certificate.set({ taken_back_by: userId, taken_back_at: now, reason }).execute();
}

/** Certificates of a bill in the order of recording. */
export async function listCertificates(db: Db, billId: number): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    SELECT * FROM withholding_certificates WHERE bill_id = ${billId} ORDER BY id`.execute(db);
  return rows;
}

function standing(trx: Trx) {
  return trx.selectFrom('withholding_certificates').where('taken_back_at', 'is', null);
}
