import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { heldRefusals } from '../staff/second-person-refusals.ts';
import { printedLine } from '../text.ts';

/** Markup on net prices for the agencies of the group, whole percents by product; negative for a discount. */
export const priceGroup = z.object({
  id: z.int(),
  name: z.string(),
  hotel_percent: z.int(),
  car_percent: z.int(),
  transfer_percent: z.int(),
});
export type PriceGroup = z.infer<typeof priceGroup>;

export const listPriceGroups = endpoint({
  method: 'GET',
  path: 'console/priceGroup/list',
  title: 'list the price groups of agencies',
  access: { staff: '/console/contract/view' },
  input: z.strictObject({}),
  reply: z.object({ list: z.array(priceGroup) }),
  errors: [],
});

const percent = z
  .int('percent_invalid')
  .check(z.minimum(-50, 'percent_invalid'), z.maximum(100, 'percent_invalid'));

export const savePriceGroup = endpoint({
  method: 'POST',
  path: 'console/priceGroup/save',
  title: 'add or change a price group of agencies',
  access: { staff: '/console/contract/edit' },
  idempotent: true,
  /** Adds a new one without an id. */
  input: z.strictObject({
    id: z.optional(id),
    name: printedLine(60, 'price_group_name_required'),
    hotel_percent: percent,
    car_percent: percent,
    transfer_percent: percent,
  }),
  reply: z.object({ group: priceGroup }),
  errors: ['not_found', 'price_group_named', 'price_groups_full', ...heldRefusals],
});
