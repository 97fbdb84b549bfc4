import type { concessionWords as zh } from '../zh/concessions.ts';

export const concessionWords: Record<keyof typeof zh, string> = {
  cancellation: 'Cancellation below its fee',
  price: 'Lower price',
  room: 'Dropped room below its due price',
  refund: 'Later refund',
  waiver: 'Waived fee',
  goodwill: 'Goodwill',
  correction: 'Corrected outcome',
  write_off: 'Write-off',
  top_up: 'Top-up without a bank receipt',
  credit: 'Higher credit limit',
  price_group: 'Price group below cost',
  pay_back: 'Pay-back of a deposit',
  bank_charge: 'Charge of the bank',
  payment: 'Payment for an agency',
  settings: 'Sums of one person',
  bank: 'Bank account for payments',
  staff: 'Rights of staff',
};
