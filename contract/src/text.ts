import * as z from 'zod/mini';

const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/**
 * The one string type of requests: trimmed, bounded, without U+0000 and lone surrogates, which the
 * database cannot store. `required` names the error of an empty text.
 */
export function text(max: number, required?: string) {
  return z.string().check(
    z.trim(),
    z.maxLength(max),
    z.minLength(required === undefined ? 0 : 1, required),
    z.refine((value) => !unstorable.test(value), 'text_not_storable'),
  );
}
