import type { adjustments as zh } from '../zh/adjustments.ts';

export const adjustments: Record<keyof typeof zh, string> = {
  overtime: 'Overtime',
  extra_km: 'Extra kilometres',
  waiting: 'Waiting time',
  tolls_parking: 'Tolls and parking',
  other: 'Other charges',
  unused: 'Unused part given back',
};
