import * as z from 'zod/mini';
import { civilDate } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { exportErrors } from '../files/links.ts';
import { sheetFile } from '../files/types.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { marginFilters } from './words.ts';

const filters = {
  /** `YYYY-MM` in which the services ended, at their places. */
  month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
  hotel_id: z.optional(id),
  agency_id: z.optional(id),
  /** Only orders sold below cost, or those whose cost is not known. */
  show: z.optional(z.enum(marginFilters)),
};

const margin = {
  sale: money,
  cost: money,
  margin: money,
  /** Margin in tenths of a percent of the sale; null without a sale. */
  permille: z.nullable(z.int()),
};

export const listMargins = endpoint({
  method: 'GET',
  path: 'console/margin/list',
  title: 'list ended orders with sale, cost and margin, the latest first',
  access: { staff: '/console/order/cost' },
  input: z.strictObject({ ...filters, ...listPaging }),
  reply: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        sn: z.string(),
        title: z.string(),
        agency: z.object({ id: z.int(), name: z.string() }),
        ended_on: civilDate,
        ...margin,
        /** Whether the cost of the order is not known. */
        unknown: z.boolean(),
      }),
    ),
    /** Of all orders that match. */
    totals: z.object(margin),
    ...listed,
  }),
  errors: [...listErrors],
});

export const exportMargins = endpoint({
  method: 'GET',
  path: 'console/margin/export',
  title: 'export the list of margins as a sheet',
  access: { staff: '/console/order/cost' },
  input: z.strictObject({ ...filters, format: z.enum(['csv', 'xlsx']) }),
  file: sheetFile,
  rateLimit: 'link',
  reply: z.unknown(),
  errors: exportErrors,
});
