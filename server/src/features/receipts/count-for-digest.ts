import { sql } from 'kysely';
import type { Db } from '../../calls.ts';
import type { DigestItem, StaffQueue } from '../messages/messages.ts';

/** Digest: declared payments that are not matched yet. */
export async function countDeclarationsForStaff(db: Db, queue: StaffQueue): Promise<DigestItem[]> {
  if (queue !== 'finance') return [];
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM declared_payments WHERE status = 'declared'`.execute(db);
  return [{ what: 'declarations', count: rows[0]!.count }];
}
