import * as z from 'zod/mini';

/** Thailand: `00000` is the head office, five other digits a branch; empty where it is not said. */
export const branchNumber = z.string().check(z.trim(), z.regex(/^(\d{5})?$/, 'branch_invalid'));
