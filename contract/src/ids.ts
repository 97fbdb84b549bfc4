import * as z from 'zod/mini';

/** Ids of the database: positive safe integers. An unknown one is answered like a foreign one. */
export const id = z.int().check(z.minimum(1));

/** A key the client makes before it sends a command; the same key never has a second effect. */
export const idempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,255}$/, 'idempotency_key_invalid'));
