import * as z from 'zod/mini';

/** An exchange rate as it was stated: one unit of the currency `of` costs `rate` of the other one: `7.10`. */
export const exchangeRate = z.object({ rate: z.string(), of: z.string() });
export type ExchangeRate = z.infer<typeof exchangeRate>;

/** The figure of a rate as people enter it. */
export const statedRate = z.string().check(z.regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,8})?$/, 'rate_invalid'));

/** The code of a currency, ISO 4217. */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/, 'currency_invalid'));
