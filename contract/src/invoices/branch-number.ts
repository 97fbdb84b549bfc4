import * as z from 'zod/mini';

/**
 * Branch number in Thailand: `00000` for the head office, five other digits for a branch; empty if not given.
 */
export const branchNumber = z.string().check(z.trim(), z.regex(/^(\d{5})?$/, 'branch_invalid'));
