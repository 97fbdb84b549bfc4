import type { verifyAgency as endpoint } from '@serai/contract/agencies/verification';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { listLicencePapers } from '../accounts/accounts.ts';
import type { Done } from '../activity/activity.ts';
import { announce } from '../messages/messages.ts';
import { updateVerificationRefused, updateVerified, verificationOf } from '../people/people.ts';
import { lockAgency } from './lock-agency.ts';

/**
 * Verifies an agency, or refuses to; either ends its application, and its owners are notified. A refused agency applies
 * again by changing its papers. Refuses an unknown agency with `not_found`, and a verified one with `agency_verified`.
 */
export async function verifyAgency(
  trx: Trx,
  { input, now }: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { agency_id: id, decision, reason } = input;
  const agency = await lockAgency(trx, id);
  if (agency.verified_at !== null) throw new AppError('agency_verified');
  const isVerified = decision === 'verify';
  const papers = await listLicencePapers(trx, id);
  const verification = isVerified ? 'verified' : 'refused';
  if (isVerified) await updateVerified(trx, id, true, now);
  else await updateVerificationRefused(trx, id, { now, note: reason });
  await announce(trx, {
    agencyId: id,
    to: [],
    event: isVerified ? 'agency_verified' : 'verification_refused',
    facts: isVerified
      ? { agency: agency.name, link: '/user/account/balance' }
      : { agency: agency.name, reason, link: '/user/account/profile' },
    now,
  });
  return {
    reply: { verification },
    did: {
      on: { kind: 'agency', id, name: agency.name },
      before: { verification: verificationOf(agency) },
      // The papers on which the decision is based; they are kept even if the agency replaces them.
      after: {
        verification,
        ...(papers.length > 0 && { licence_papers: papers.map(({ name }) => name).join(', ') }),
      },
      reason,
    },
  };
}
