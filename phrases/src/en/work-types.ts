import type { workTypes as zh } from '../zh/work-types.ts';

export const workTypes: Record<keyof typeof zh, string> = {
  name_change: 'Change a guest name',
  date_change: 'Change the dates',
  room_change: 'Drop or change a room',
  fee_waiver: 'Waive the cancellation fee',
  refund_query: 'Question about a refund',
  hotel_problem: 'Problem at the hotel now (urgent)',
  driver_late: 'Driver is late (urgent)',
  confirmation_number: 'Confirmation number',
  voucher: 'Voucher',
  invoice: 'Invoice',
  bill_dispute: 'Bill dispute',
  lost_property: 'Lost property',
  complaint: 'Complaint',
  other: 'Other',
};
