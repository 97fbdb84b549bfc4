import type { LicencePaper } from '@serai/contract/accounts/licence-papers';
import { maxLicencePaperBytes } from '@serai/contract/bounds';
import type { Db, Member, Trx } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refusedField } from '../../../platform/http/app-error.ts';
import { findPrivate } from '../../uploads/uploads.ts';
import { askAgain } from '../ask-verification.ts';
import { insertLicencePaper, listLicencePapers, updatePapersRemoved } from './licence-store.ts';

const allowedTypes: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/**
 * Replaces the papers of an agency's licence: current ones among `files` are kept, the others are new uploads of the
 * member. An agency that is not verified and has no open application applies by it. Refuses with `licence_paper_unfit`
 * an upload of another user, type or size.
 */
export async function saveLicencePapers(
  db: Db,
  member: Member,
  { files, now }: { files: readonly string[]; now: Date },
): Promise<{ papers: LicencePaper[] }> {
  const { agencyId, userId } = member;
  const paths = [...new Set(files)].map((url) => url.replace(/^\/storage\//, ''));
  return inTransaction(db, async (trx) => {
    // Two saves of one agency come one after the other.
    await trx.selectFrom('agencies').select('id').where('id', '=', agencyId).forNoKeyUpdate().execute();
    const before = new Set((await listLicencePapers(trx, agencyId)).map(({ url }) => url));
    await updatePapersRemoved(trx, agencyId, { kept: paths, now });
    for (const path of paths) {
      if (before.has(`/storage/${path}`)) continue;
      await refuseUnfit(trx, path, userId);
      await insertLicencePaper(trx, { agency_id: agencyId, path, added_by: userId, added_at: now });
    }
    await askAgain(trx, member, now);
    return { papers: await listLicencePapers(trx, agencyId) };
  });
}

async function refuseUnfit(trx: Trx, path: string, userId: number): Promise<void> {
  const file = await findPrivate(trx, path);
  const isFit =
    file?.user_id === userId &&
    file.path.startsWith('licence/') &&
    allowedTypes.has(file.mimetype) &&
    file.size <= maxLicencePaperBytes &&
    !(await isUsed(trx, path));
  if (!isFit) {
    throw refusedField('files', 'licence_paper_unfit', { megabytes: maxLicencePaperBytes / 1024 / 1024 });
  }
}

/** Whether the upload was a paper before; a replaced paper is evidence and does not become current again. */
async function isUsed(trx: Trx, path: string): Promise<boolean> {
  const used = await trx
    .selectFrom('licence_papers')
    .select('id')
    .where('path', '=', path)
    .executeTakeFirst();
  return used !== undefined;
}
