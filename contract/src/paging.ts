import * as z from 'zod/mini';

/** Page number from 1 and rows per page; lists answer 20 rows when nothing is asked. */
export const paging = {
  page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
};
