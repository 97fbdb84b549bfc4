import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { text } from '../text.ts';
import { maxProofLength, minProofLength } from './states.ts';

const user_id = id;
const reason = text(200, 'reason_required');

export const endUserSessions = endpoint({
  method: 'POST',
  path: 'console/agencyUser/endSessions',
  title: 'log a user of an agency out on all devices',
  access: { staff: '/console/agency/helpUsers' },
  input: z.strictObject({ user_id, reason }),
  /** Number of sessions that were still usable. */
  reply: z.object({ ended: z.int() }),
  errors: ['not_found'],
});

export const mailUserPasswordLink = endpoint({
  method: 'POST',
  path: 'console/agencyUser/mailPasswordLink',
  title: 'email a user of an agency a link to set a password; the password stays valid until then',
  access: { staff: '/console/agency/helpUsers' },
  input: z.strictObject({ user_id, reason }),
  reply: z.object({}),
  errors: ['not_found', 'user_without_email'],
});

export const resetUserSecondFactor = endpoint({
  method: 'POST',
  path: 'console/agencyUser/resetSecondFactor',
  title: 'remove the second factor of a user of an agency who has lost it; the user is notified',
  access: { staff: '/console/agency/helpUsers' },
  input: z.strictObject({
    user_id,
    /** How the person was identified; kept in the activity log. */
    proof: text(maxProofLength).check(z.minLength(minProofLength, 'proof_too_short')),
  }),
  reply: z.object({}),
  errors: ['not_found', 'second_factor_is_off'],
});
