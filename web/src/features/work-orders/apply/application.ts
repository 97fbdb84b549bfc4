import type { AmendmentInput, AmendmentKind } from '@serai/contract/orders/amendments';
import type { WorkType } from '@serai/contract/work-orders/types';
import type { KeptFile } from '../../../platform/upload/use-attachments.ts';
import type { Prefill } from '../work-order-queries.ts';

/** Form values of an application. */
export interface Application {
  type: WorkType | null;
  order: Prefill['order'];
  detail: string;
  /** Null until edited: the server's proposal is shown. */
  email: string | null;
  files: readonly KeptFile[];
}

export const emptyApplication: Application = { type: null, order: null, detail: '', email: null, files: [] };

/** Groups of types, those about urgent matters first. */
export const typeGroups = {
  now: ['hotel_problem', 'driver_late'],
  booking: ['name_change', 'date_change', 'room_change', 'fee_waiver', 'refund_query'],
  papers: ['confirmation_number', 'voucher', 'invoice', 'bill_dispute'],
  rest: ['lost_property', 'complaint', 'other'],
} as const satisfies Record<string, readonly WorkType[]>;

/** Changes with form fields; others are described in text. */
export const filledKinds = [
  'rename_guests',
  'drop_room',
  'change_dates',
  'waive_fee',
  'refund',
] as const satisfies readonly AmendmentKind[];
export type FilledKind = (typeof filledKinds)[number];

/** Requested change: in text, or as form input as far as complete; null while incomplete. */
export interface Wish {
  way: FilledKind | 'words';
  input: AmendmentInput | null;
}

/** Types with a default form; the author may choose text instead. */
const usualWays: Partial<Record<WorkType, FilledKind>> = {
  name_change: 'rename_guests',
  date_change: 'change_dates',
};

/** The initial form of a change of a type; `kinds` are available now. */
export function usualWish(type: WorkType | null, kinds: readonly AmendmentKind[]): Wish {
  const usual = type ? usualWays[type] : undefined;
  return { way: usual && kinds.includes(usual) ? usual : 'words', input: null };
}
