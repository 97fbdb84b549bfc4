import { maxWorkOrderFileBytes, maxWorkOrderFiles } from '@serai/contract/work-orders/states';
import type { Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findPrivate } from '../uploads/uploads.ts';

interface Attaching {
  workOrderId: number;
  /** Null: attached to the work order itself. */
  entryId: number | null;
  /** `url`s of the caller's own uploads; those of other users are refused like missing ones. */
  urls: readonly string[];
  userId: number;
}

/** Attaches pictures and PDFs uploaded by the caller to a work order. */
export async function attachFiles(
  trx: Trx,
  { workOrderId, entryId, urls, userId }: Attaching,
): Promise<void> {
  const paths = [...new Set(urls)].map((url) => url.replace(/^\/storage\//, ''));
  if (paths.length > maxWorkOrderFiles) throw unknownFile();
  for (const path of paths) {
    const file = await findPrivate(trx, path);
    const isFit =
      file?.user_id === userId &&
      file.path.startsWith('work-order/') &&
      (file.is_picture || file.mimetype === 'application/pdf') &&
      file.size <= maxWorkOrderFileBytes;
    if (!isFit) throw unknownFile();
    await trx
      .insertInto('work_order_files')
      .values({ work_order_id: workOrderId, entry_id: entryId, path })
      .onConflict((known) => known.doNothing())
      .execute();
  }
}

function unknownFile(): AppError {
  const facts = { megabytes: maxWorkOrderFileBytes / 1024 / 1024 };
  const code = 'work_order_file_unknown';
  return new AppError(code, { facts, fields: [{ path: 'files', phrase: code, facts }] });
}
