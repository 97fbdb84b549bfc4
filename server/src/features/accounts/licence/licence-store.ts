import type { LicencePaper } from '@serai/contract/accounts/licence-papers';
import type { Db, Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';

/** Lists the current papers of an agency's licence, oldest first. */
export async function listLicencePapers(db: Db, agencyId: number): Promise<LicencePaper[]> {
  const rows = await db
    .selectFrom('licence_papers')
    .innerJoin('uploads', 'uploads.path', 'licence_papers.path')
    .select(['licence_papers.id', 'licence_papers.path', 'licence_papers.added_at'])
    .select(['uploads.name', 'uploads.size', 'uploads.mimetype'])
    .where('agency_id', '=', agencyId)
    .where('removed_at', 'is', null)
    .orderBy('licence_papers.id')
    .execute();
  return rows.map(({ path, added_at, ...paper }) => ({
    ...paper,
    url: `/storage/${path}`,
    added_at: toSeconds(added_at),
  }));
}

/** Finds a paper, current or replaced, of one agency or (for the staff) of any; returns its upload's path. */
export async function findLicencePaper(
  db: Db,
  id: number,
  agencyId: number | undefined,
): Promise<string | undefined> {
  const paper = await db
    .selectFrom('licence_papers')
    .select('path')
    .where('id', '=', id)
    .$if(agencyId !== undefined, (query) => query.where('agency_id', '=', agencyId!))
    .executeTakeFirst();
  return paper?.path;
}

/** Marks the current papers of an agency as replaced, except those at `kept`. */
export async function updatePapersRemoved(
  trx: Trx,
  agencyId: number,
  { kept, now }: { kept: readonly string[]; now: Date },
): Promise<void> {
  await trx
    .updateTable('licence_papers')
    .set({ removed_at: now })
    .where('agency_id', '=', agencyId)
    .where('removed_at', 'is', null)
    .where('path', 'not in', [...kept, ''])
    .execute();
}

export async function insertLicencePaper(
  trx: Trx,
  paper: { agency_id: number; path: string; added_by: number; added_at: Date },
): Promise<void> {
  await trx.insertInto('licence_papers').values(paper).execute();
}
