import * as z from 'zod/mini';

/** An amount of money: a safe integer of minor units (cents for USD) and its ISO 4217 code. */
export const money = z.object({ amount: z.int(), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });

export type Money = z.infer<typeof money>;

/** Money of an order; the amount is null for callers who may not see it. */
export const seenMoney = z.object({ amount: z.nullable(z.int()), currency: z.string() });
export type SeenMoney = z.infer<typeof seenMoney>;
