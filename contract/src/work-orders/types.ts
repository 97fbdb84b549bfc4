/** Types of work order, including the urgent ones. */
export const workTypes = [
  'name_change',
  'date_change',
  'room_change',
  'fee_waiver',
  'refund_query',
  'hotel_problem',
  'driver_late',
  'confirmation_number',
  'voucher',
  'invoice',
  'bill_dispute',
  'lost_property',
  'complaint',
  'other',
] as const;
export type WorkType = (typeof workTypes)[number];
export const urgentWorkTypes: readonly WorkType[] = ['hotel_problem', 'driver_late'];
