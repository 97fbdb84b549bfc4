import type { chargeKind as zh } from '../zh/charge-kind.ts';

export const chargeKind: Record<keyof typeof zh, string> = {
  price: 'Booking',
  adjustment: 'Charge after the service',
  fee: 'Cancellation or no-show fee',
  waiver: 'Waiver',
  refund: 'Refund',
  correction: 'Correction',
};
