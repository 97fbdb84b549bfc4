import * as z from 'zod/mini';
import { unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { anyFile } from './file-types.ts';
import { text } from './text.ts';

/** A link to a file, for a phone or WeChat, where nothing can carry the token; it works once. */
export const fileLink = z.object({ url: z.string(), expires_at: unixSeconds });

/** As what a list is exported. */
export const exportFormat = z.enum(['xlsx', 'csv'], 'format_required');

/** The formats of an account statement: a sheet to reckon with, or a paper to file. */
export const statementFormat = z.enum(['xlsx', 'csv', 'pdf'], 'format_required');

/** How an export is refused: it has more rows than are exported at once, or too many are being made. */
export const exportErrors = ['export_too_long', 'busy_try_again'] as const;

export const openFile = endpoint({
  method: 'GET',
  path: 'file/open',
  title: 'open a file by its one-use link',
  access: 'public',
  file: anyFile,
  input: z.strictObject({ token: text(100, 'link_required') }),
  reply: z.unknown(),
  errors: [
    'link_invalid',
    'voucher_not_yet',
    'voucher_suspended',
    'voucher_over',
    'not_found',
    ...exportErrors,
  ],
});
