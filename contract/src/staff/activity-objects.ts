/** Kinds of object that staff actions refer to. */
export const actionObjects = [
  'order',
  'agency',
  'site',
  'menu_entry',
  'operator',
  'hotel',
  'entity',
  'price_group',
  'receipt',
  'bill',
  'invoice',
  'tax_code',
  'work_order',
  'reply_template',
  'article',
  'channel',
  'comment',
  'tag',
  'office',
  'driver',
] as const;
export type ActionObject = (typeof actionObjects)[number];
