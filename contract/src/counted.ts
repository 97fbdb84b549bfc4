/** How many rows of a list are counted, and how deep page numbers reach; a cursor goes on beyond that. */
export const mostCounted = 10_000;
