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

const address =
  /:\/\/|@|www\.|[a-z0-9]\.[a-z]{2,}\/|[a-z0-9]\.(?:com|net|org|info|biz|cn|cc|co|io|me|top|xyz|vip|site|online|shop|club|link|app|ly)(?![a-z])/i;

/**
 * What a person or company is called. It stands in mails to people who do not know them, so it holds no web or
 * e-mail address.
 */
export function nameInMails(max: number, required?: string) {
  return text(max, required).check(
    z.refine((name) => !address.test(name.normalize('NFKC')), 'name_with_address'),
  );
}
