import type { Trx } from '../../calls.ts';
import type { ConcessionRow } from './concession-store.ts';

/** Decides the request of an act that is stored in its own table, together with that table's row. */
export async function decideSubject(
  trx: Trx,
  subject: { kind: NonNullable<ConcessionRow['subject']>; id: number },
  decided: Pick<ConcessionRow, 'status' | 'decided_by' | 'decided_at' | 'note'>,
): Promise<void> {
  await trx
    .updateTable('concessions')
    .set(decided)
    .where('subject', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('status', '=', 'asked')
    .execute();
}
