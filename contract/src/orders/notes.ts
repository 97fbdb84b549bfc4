import * as z from 'zod/mini';
import { maxNoteLength } from '../bounds.ts';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { text } from '../text.ts';

/** An internal note of the staff on an order; members never see it. */
export const orderNote = z.object({
  id: z.int(),
  text: z.string(),
  /** Name of the member of staff who wrote it. */
  by: z.string(),
  at: unixSeconds,
});
export type OrderNote = z.infer<typeof orderNote>;

/** Notes are neither changed nor deleted; a correction is another note. */
export const addOrderNote = endpoint({
  method: 'POST',
  path: 'console/order/addNote',
  title: 'add an internal note to an order, for staff only',
  access: { staff: '/console/order/note' },
  idempotent: true,
  input: z.strictObject({ id, note: text(maxNoteLength, 'note_required') }),
  reply: z.object({ note: orderNote }),
  errors: ['not_found'],
});
