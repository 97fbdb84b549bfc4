import * as z from 'zod/mini';

/** Page number from 1 and rows per page; lists answer 20 rows when nothing is asked. */
export const paging = {
  page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
};

/** The same for a list of any length, which is walked by the cursor that the page before answered as `next`. */
export const listPaging = {
  ...paging,
  cursor: z.optional(z.string().check(z.maxLength(200))),
};

/** What a list says of itself beside its rows. */
export const listed = {
  /** Rows that match, counted up to `mostCounted`. */
  total: z.int(),
  /** There are more than `total`. */
  total_capped: z.boolean(),
  /** The cursor of the page after this one; null when nothing follows. */
  next: z.nullable(z.string()),
};

/** How a list refuses a page: it is counted too far off, or its cursor is another list's. */
export const listErrors = ['page_too_deep', 'cursor_invalid'] as const;
