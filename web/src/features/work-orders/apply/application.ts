import type { WorkType } from '@serai/contract/work-types';
import type { KeptFile } from '../../../platform/upload/use-attachments.ts';
import type { Prefill } from '../work-order-queries.ts';

/** What is being applied for, as the form keeps it. */
export interface Application {
  type: WorkType | null;
  order: Prefill['order'];
  detail: string;
  /** Null until the writer has touched it: what the server proposes stands there. */
  email: string | null;
  files: readonly KeptFile[];
}

export const emptyApplication: Application = { type: null, order: null, detail: '', email: null, files: [] };

/** How types are shown together, what happens now first. */
export const typeGroups = {
  now: ['hotel_problem', 'driver_late'],
  booking: ['name_change', 'date_change', 'room_change', 'fee_waiver', 'refund_query'],
  papers: ['confirmation_number', 'voucher', 'invoice', 'bill_dispute'],
  rest: ['lost_property', 'complaint', 'other'],
} as const satisfies Record<string, readonly WorkType[]>;
