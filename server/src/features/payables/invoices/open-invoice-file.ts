import type { showSupplierInvoiceFile as endpoint } from '@serai/contract/payables/invoices';
import type { Call, Db } from '../../../calls.ts';
import type { Storages } from '../../../platform/files/storage.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { FileReply } from '../../../platform/http/route.ts';
import { openPrivate } from '../../uploads/uploads.ts';
import { findInvoice } from './invoice-store.ts';

/** Opens the uploaded file of an invoice. */
export async function openInvoiceFile(
  deps: { db: Db; storages: Storages },
  { input }: Call<typeof endpoint>,
): Promise<FileReply> {
  const { file } = await findInvoice(deps.db, input.id);
  if (file === null) throw new AppError('not_found');
  return openPrivate(deps, file);
}
