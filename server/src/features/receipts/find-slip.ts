import type { Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findPrivate } from '../uploads/uploads.ts';

/**
 * Path of a slip uploaded by the caller: a picture or a PDF. Another user's file is refused like a missing
 * one.
 */
export async function findSlip(trx: Trx, userId: number, url: string): Promise<string> {
  const file = await findPrivate(trx, url.replace(/^\/storage\//, ''));
  const isSlip = file?.user_id === userId && (file.is_picture || file.mimetype === 'application/pdf');
  if (!isSlip)
    throw new AppError('slip_unknown', { fields: [{ path: 'slip', phrase: 'slip_unknown', facts: {} }] });
  return file.path;
}
