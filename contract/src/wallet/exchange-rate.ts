import * as z from 'zod/mini';

/**
 * An exchange rate as entered: one unit of the currency `of` costs `rate` of the other currency, e.g. `7.10`.
 */
export const exchangeRate = z.object({ rate: z.string(), of: z.string() });
export type ExchangeRate = z.infer<typeof exchangeRate>;

/** Numeric value of a rate as entered by a user. */
export const statedRate = z.string().check(z.regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,8})?$/, 'rate_invalid'));

/** ISO 4217 currency code. */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/, 'currency_invalid'));
