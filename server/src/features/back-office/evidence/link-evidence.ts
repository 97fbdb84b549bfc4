import { type linkEvidence as endpoint, maxEvidenceDays } from '@serai/contract/back-office/evidence';
import type { ReplyOf } from '@serai/contract/endpoint';
import { inLanguage, readLang } from '@serai/phrases/lang';
import { type Call, type Db, operatorOf, type Trx } from '../../../calls.ts';
import { AppError, refusedInput } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { findEntity } from '../../contracts/contracts.ts';
import { type FileMaker, type LinkDeps, linkFile } from '../../files/files.ts';
import { findStaffPerson } from '../../people/people.ts';
import type { LedgerProof } from '../../wallet/wallet.ts';
import { makeEvidence, refuseTooLong } from './make-evidence.ts';

/** Link kind for the books of a period. */
export const evidenceKind = 'evidence';

/** Creates a link to the books of a period. The activity keeps who took them out of the portal. */
export async function linkEvidence(
  trx: Trx,
  { apiUrl }: Pick<LinkDeps, 'apiUrl'>,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { from, to, entity_id = 0 } = call.input;
  if (entity_id !== 0 && !(await findEntity(trx, entity_id))) throw new AppError('not_found');
  if (to < from) throw refusedInput('to', 'period_reversed');
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (days > maxEvidenceDays) throw refusedInput('to', 'period_too_long', { most: maxEvidenceDays });
  await refuseTooLong(trx, { from, to, entityId: entity_id || null });
  const facts = { userId: operatorOf(call).userId, lang: call.lang, from, to, entity_id };
  return {
    reply: await linkFile({ db: trx, apiUrl }, evidenceKind, facts, call),
    did: {
      on: { kind: 'site', id: null, name: '' },
      before: null,
      after: { from, to, ...(entity_id !== 0 && { entity_id }) },
    },
  };
}

/** Makes the archive behind a link, one at a time, if its reader may still export the books. */
export function evidenceFile(deps: { db: Db; ledgerProofs: readonly LedgerProof[] }): FileMaker {
  let isRunning = false;
  return async ({ userId, lang: asked, from, to, entity_id }, now) => {
    const reader = await findStaffPerson(deps.db, Number(userId));
    if (!reader?.nodes.has('/console/wallet/export')) throw new AppError('link_invalid');
    if (isRunning) throw new AppError('busy_try_again');
    isRunning = true;
    try {
      const lang = readLang(String(asked));
      const entityId = Number(entity_id) || null;
      const entity = entityId === null ? null : await findEntity(deps.db, entityId);
      const period = { from: String(from), to: String(to), entityId };
      const user = await deps.db
        .selectFrom('users')
        .select('nickname')
        .where('id', '=', Number(userId))
        .executeTakeFirstOrThrow();
      const bytes = await makeEvidence(deps, {
        ...period,
        company: entity?.name_zh ?? null,
        lang,
        madeBy: user.nickname,
        now,
      });
      const title = inLanguage(lang, { zh: '审计资料', en: 'Books' });
      return { type: 'application/zip', name: `${title} ${from}–${to}.zip`, bytes, inline: false };
    } finally {
      isRunning = false;
    }
  };
}
