import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { text } from '../text.ts';

const input = z.strictObject({
  agency_id: id,
  /** For the staff only: the agency reads whom to contact. */
  reason: text(200, 'reason_required'),
});

export const blockAgency = endpoint({
  method: 'POST',
  path: 'console/agency/block',
  title: 'block an agency: its users are logged out and cannot log in, its orders go on',
  access: { staff: '/console/agency/block' },
  input,
  reply: z.object({}),
  errors: ['not_found', 'agency_blocked_already'],
});

export const unblockAgency = endpoint({
  method: 'POST',
  path: 'console/agency/unblock',
  title: 'let the users of a blocked agency log in again',
  access: { staff: '/console/agency/block' },
  input,
  reply: z.object({}),
  errors: ['not_found', 'agency_not_blocked'],
});
