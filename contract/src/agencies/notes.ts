import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { text } from '../text.ts';

export const addAgencyNote = endpoint({
  method: 'POST',
  path: 'console/agency/addNote',
  title: 'add a note on an agency that only the staff read',
  access: { staff: '/console/agency/note' },
  idempotent: true,
  input: z.strictObject({ agency_id: id, text: text(500, 'note_required') }),
  reply: z.object({}),
  errors: ['not_found'],
});
