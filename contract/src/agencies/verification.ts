import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { text } from '../text.ts';
import { verificationDecisions, verificationStates } from './states.ts';

export const verifyAgency = endpoint({
  method: 'POST',
  path: 'console/agency/verify',
  title: 'verify an agency, or refuse to verify it; the agency is notified',
  access: { staff: '/console/agency/verify' },
  input: z.strictObject({
    agency_id: id,
    decision: z.enum(verificationDecisions),
    /** Facts that were checked; for a refusal the reason, which the agency reads. */
    reason: text(200, 'reason_required'),
  }),
  reply: z.object({ verification: z.enum(verificationStates) }),
  errors: ['not_found', 'agency_verified'],
});
