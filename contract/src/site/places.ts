import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import { text } from '../text.ts';

/** Parameters of a remote select: `select` for a page of options, `initValue` for the selected ones. */
const remoteSelect = {
  quickSearch: z.optional(text(60)),
  select: z.optional(z.boolean()),
  /** Values as comma-separated text or as a list. */
  initValue: z.optional(z.union([text(1000), z.array(text(60)).check(z.maxLength(100))])),
  ...paging,
};

/** Builds the reply schema: all options, or one page of them for a remote select. */
function optionsOf<Option extends z.ZodMiniType>(option: Option) {
  return z.union([z.array(option), z.object({ list: z.array(option), total: z.int() })]);
}

const option = z.object({ value: z.string(), label: z.string() });
const country = z.object({ ...option.shape, dial_code: z.string() });
export type Country = z.infer<typeof country>;
const city = z.object({ ...option.shape, country: z.string(), tz: z.string() });
export type City = z.infer<typeof city>;

export const listCountries = endpoint({
  method: 'GET',
  path: 'ajax/country',
  title: 'list countries and nationalities',
  access: 'public',
  legacyClient: true,
  input: z.object({
    ...remoteSelect,
    /** Only countries with a dial code, for mobile numbers. */
    dial: z.optional(z.boolean()),
  }),
  reply: optionsOf(country),
  errors: [],
});

export const listCities = endpoint({
  method: 'GET',
  path: 'ajax/city',
  title: 'list the cities the portal sells',
  access: 'public',
  legacyClient: true,
  input: z.object({ ...remoteSelect, country: z.optional(text(2)) }),
  reply: optionsOf(city),
  errors: [],
});

export const listAreas = endpoint({
  method: 'GET',
  path: 'ajax/area',
  title: 'list provinces, the cities of one, or the districts of a city',
  access: 'public',
  legacyClient: true,
  input: z.object({ province: z.optional(text(12)), city: z.optional(text(12)) }),
  // Numbers, as family clients store them.
  reply: z.array(z.object({ value: z.int(), label: z.string() })),
  errors: [],
});

const workTypeOption = z.object({ ...option.shape, urgent: z.boolean() });
export type WorkTypeOption = z.infer<typeof workTypeOption>;

export const listWorkTypes = endpoint({
  method: 'GET',
  path: 'ajax/workType',
  title: 'list what a work order can be about',
  access: 'public',
  legacyClient: true,
  input: z.object(remoteSelect),
  reply: optionsOf(workTypeOption),
  errors: [],
});
