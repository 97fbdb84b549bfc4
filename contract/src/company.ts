import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { printedLine, text } from './text.ts';

/** Six-digit codes of a province of China, a city of it and a district of that; empty when it is not told. */
const area = z.array(z.int()).check(z.maxLength(3, 'area_unknown'));

const company = z.object({
  name: z.string(),
  /** ISO 3166-1 code of two letters; empty when it is not told. */
  country: z.string(),
  country_name: z.string(),
  area: z.array(z.int()),
  /** What each code of the area stands for. */
  area_names: z.array(z.string()),
  /** Street and house; empty when it is not told. */
  address: z.string(),
  /** The IANA zone by which its days, months and cut-offs are counted; the seller's staff change it. */
  tz: z.string(),
  /** Whether the caller may change the address. */
  can_save: z.boolean(),
});
export type Company = z.infer<typeof company>;

export const showCompany = endpoint({
  method: 'GET',
  path: 'account/company',
  title: "show the agency's name and address",
  access: 'member',
  input: z.strictObject({}),
  reply: company,
  errors: [],
});

export const saveCompany = endpoint({
  method: 'POST',
  path: 'account/saveCompany',
  title: "save the agency's address",
  access: 'owner',
  // All of it at once: an area has a meaning in its country only.
  input: z.strictObject({ country: text(2, 'country_required'), area, address: printedLine(200) }),
  reply: company,
  errors: [],
});
