import * as z from 'zod/mini';

/** Page number from 1 and rows per page; defaults to 20 rows. */
export const paging = {
  page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
};

/** Paging of long lists: `cursor` takes the `next` value of the previous page. */
export const listPaging = {
  ...paging,
  cursor: z.optional(z.string().check(z.maxLength(200))),
};

/** Metadata of a list. */
export const listed = {
  /** Number of matching rows, counted up to `maxCounted`. */
  total: z.int(),
  /** Whether more rows match than `total`. */
  total_capped: z.boolean(),
  /** Cursor of the next page; null on the last page. */
  next: z.nullable(z.string()),
};

/** Errors of a page request: beyond the countable rows, or a cursor of another list. */
export const listErrors = ['page_too_deep', 'cursor_invalid'] as const;
