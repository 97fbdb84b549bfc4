import * as z from 'zod/mini';

/** An amount of money: a safe integer of minor units (cents for USD) and its ISO 4217 code. */
export const money = z.object({ amount: z.int(), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });

export type Money = z.infer<typeof money>;
