/** Maximum number of rows that are counted and reachable by page number; a cursor continues beyond it. */
export const maxCounted = 10_000;
