import * as z from 'zod/mini';
import { serviceTime, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listPaging } from '../paging.ts';
import { text } from '../text.ts';
import { orderView } from './view.ts';

/** An order on request that the seller has not answered yet. */
export const request = z.object({
  id: z.int(),
  sn: z.string(),
  product: z.string(),
  title: z.string(),
  agency: z.string(),
  booking_account: z.string(),
  contact_name: z.string(),
  contact_phone: z.string(),
  guest_names: z.array(z.string()),
  special_requests: z.string(),
  total_price: money,
  service_start: serviceTime,
  booking_date: unixSeconds,
  answer_by: unixSeconds,
  /** When it lapses, answered or not. */
  pay_by: unixSeconds,
});

export const listRequests = endpoint({
  method: 'GET',
  path: 'console/request/list',
  title: 'list orders that wait for an answer, the most urgent first',
  access: { staff: '/console/request/view' },
  input: z.strictObject({ ...listPaging }),
  reply: z.object({ list: z.array(request), next: z.nullable(z.string()) }),
  errors: listErrors,
});

export const declineRequest = endpoint({
  method: 'POST',
  path: 'console/request/decline',
  title: 'decline an order on request',
  access: { staff: '/console/request/answer' },
  idempotent: true,
  input: z.strictObject({ id, reason: text(200, 'reason_required') }),
  reply: z.object({ order: orderView }),
  errors: ['not_found', 'order_wrong_state'],
});
