import type { VerificationState } from '@serai/contract/agencies/states';
import type { Selectable } from 'kysely';
import type { AgenciesTable } from '../../tables.ts';

type Facts = Pick<
  Selectable<AgenciesTable>,
  'verified_at' | 'verification_asked_at' | 'verification_refused_at'
>;

/** Returns the state of an agency's verification. */
export function verificationOf(agency: Facts): VerificationState {
  if (agency.verified_at !== null) return 'verified';
  if (agency.verification_asked_at !== null) return 'asked';
  return agency.verification_refused_at === null ? 'none' : 'refused';
}
