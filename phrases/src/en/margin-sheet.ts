import type { marginSheet as source } from '../zh/margin-sheet.ts';

/** Sheet of margins. */
export const marginSheet: Record<keyof typeof source, string> = {
  name: 'Margins',
  order: 'Order',
  service: 'Service',
  agency: 'Agency',
  endedOn: 'Service ended on',
  sale: 'Sale',
  cost: 'Cost',
  margin: 'Margin',
  percent: 'Margin in %',
  currency: 'Currency',
};
