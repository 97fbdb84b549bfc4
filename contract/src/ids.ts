import * as z from 'zod/mini';

/** Database id: a positive safe integer. An unknown id and an id of another agency get the same answer. */
export const id = z.int().check(z.minimum(1));

/** Idempotency key created by the client; the same key never has a second effect. */
export const idempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,255}$/, 'idempotency_key_invalid'));
