import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { text } from '../text.ts';
import { anyFile } from './types.ts';

/** One-use link to a file, for phones and WeChat, where no token can be sent. */
export const fileLink = z.object({ url: z.string(), expires_at: unixSeconds });

/** File format of an export. */
export const exportFormat = z.enum(['xlsx', 'csv'], 'format_required');

/** Formats of an account statement: a sheet for calculations or a paper for the files. */
export const statementFormat = z.enum(['xlsx', 'csv', 'pdf'], 'format_required');

/** Errors of an export: more rows than the maximum, or too many exports running. */
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
