import * as z from 'zod/mini';
import { verificationStates } from '../agencies/states.ts';
import { endpoint } from '../endpoint.ts';
import { printedLine, text } from '../text.ts';

/** Six-digit codes of a Chinese province, a city in it and a district of that city; empty if not given. */
const area = z.array(z.int()).check(z.maxLength(3, 'area_unknown'));

const company = z.object({
  name: z.string(),
  /** ISO 3166-1 alpha-2 code; empty if not given. */
  country: z.string(),
  country_name: z.string(),
  area: z.array(z.int()),
  /** Name of each code in `area`. */
  area_names: z.array(z.string()),
  /** Street and house; empty if not given. */
  address: z.string(),
  /** IANA zone that counts its days, months and cut-offs; only the seller's staff can change it. */
  tz: z.string(),
  verification: z.enum(verificationStates),
  /** Reason of the refusal; empty unless refused. */
  verification_note: z.string(),
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
  // Saved as a whole, because an area is only valid within its country.
  input: z.strictObject({ country: text(2, 'country_required'), area, address: printedLine(200) }),
  reply: company,
  errors: [],
});
