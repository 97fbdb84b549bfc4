import * as calls from '@serai/contract/accounts/licence-papers';
import { type Db, memberOf, type Route, route } from '../../../calls.ts';
import type { Storages } from '../../../platform/files/storage.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { FileReply } from '../../../platform/http/route.ts';
import { openPrivate } from '../../uploads/uploads.ts';
import { findLicencePaper, listLicencePapers } from './licence-store.ts';
import { saveLicencePapers } from './save-licence-papers.ts';

interface Deps {
  db: Db;
  storages: Storages;
}

/** Routes for the papers of an agency's licence. */
export function licenceRoutes(deps: Deps): Route[] {
  const { db } = deps;
  return [
    route(calls.listLicencePapers, async (call) => ({
      papers: await listLicencePapers(db, memberOf(call).agencyId),
    })),
    route(calls.saveLicencePapers, (call) =>
      saveLicencePapers(db, memberOf(call), { files: call.input.files, now: call.now }),
    ),
    route(calls.openLicencePaper, (call) => openPaper(deps, call.input.file, memberOf(call).agencyId)),
    route(calls.openAgencyLicence, (call) => openPaper(deps, call.input.file, undefined)),
  ];
}

/** Opens a paper of one agency, or (for the staff) of any. */
async function openPaper(deps: Deps, id: number, agencyId: number | undefined): Promise<FileReply> {
  const path = await findLicencePaper(deps.db, id, agencyId);
  if (path === undefined) throw new AppError('not_found');
  return openPrivate(deps, path);
}
