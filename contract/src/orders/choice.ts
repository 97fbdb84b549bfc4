import * as z from 'zod/mini';
import { civilDate } from '../dates.ts';
import { lineText, text } from '../text.ts';

/** An order as shown on bills and invoices and in the lists to choose from. */
export const orderOnPaper = {
  order_id: z.int(),
  order_sn: z.string(),
  product: z.string(),
  title: z.string(),
  /** The agency's reference for the order. */
  reference: z.string(),
  guest_names: z.array(z.string()),
  /** Local date on which the service began. */
  service_date: z.string(),
};

/** Filter of the orders to choose from. */
export const orderChoice = {
  product: z.optional(text(20)),
  service_from: z.optional(civilDate),
  service_to: z.optional(civilDate),
  keyword: z.optional(lineText(60)),
};
