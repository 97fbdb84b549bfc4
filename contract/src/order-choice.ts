import * as z from 'zod/mini';
import { civilDate } from './dates.ts';
import { lineText, text } from './text.ts';

/** An order as bills and invoices, and the lists that they are chosen from, show it. */
export const orderOnPaper = {
  order_id: z.int(),
  order_sn: z.string(),
  product: z.string(),
  title: z.string(),
  /** The agency's own number of the order. */
  reference: z.string(),
  guest_names: z.array(z.string()),
  /** The day at the place on which the service began. */
  service_date: z.string(),
};

/** Which orders are to be chosen from. */
export const orderChoice = {
  product: z.optional(text(20)),
  service_from: z.optional(civilDate),
  service_to: z.optional(civilDate),
  keyword: z.optional(lineText(60)),
};
