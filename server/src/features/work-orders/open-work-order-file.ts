import type { ReplyOf } from '@serai/contract/endpoint';
import type { openWorkOrderFile as deskEndpoint } from '@serai/contract/work-orders/desk';
import type { linkWorkOrderFile as endpoint } from '@serai/contract/work-orders/work-orders';
import { type Call, type Db, memberOf } from '../../calls.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FileReply } from '../../platform/http/route.ts';
import { type FileMaker, type LinkDeps, linkFile } from '../files/files.ts';
import type { Products } from '../orders/orders.ts';
import { findRights } from '../permissions/permissions.ts';
import { openPrivate } from '../uploads/uploads.ts';
import { findFile } from './thread-store.ts';
import { visibleTo } from './visible-to.ts';
import { findListed } from './work-order-list-store.ts';

/** Link kind of work order files. */
export const workOrderFileKind = 'work-order';

interface FileDeps {
  db: Db;
  products: Products;
  storages: Storages;
}

/** Creates a one-use link to a file of a work order visible to the caller. */
export async function linkWorkOrderFile(
  deps: LinkDeps & Pick<FileDeps, 'products'>,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { id, file: fileId } = call.input;
  const file = await findFile(deps.db, fileId);
  const row = await findListed(deps.db, id, visibleTo(deps.products, member));
  if (!row || file?.work_order_id !== row.id) throw new AppError('not_found');
  return linkFile(deps, workOrderFileKind, { fileId, userId: member.userId }, call);
}

/** Opens the file behind a link if its member can still see the work order. */
export function workOrderFile(deps: FileDeps): FileMaker {
  return async ({ fileId, userId }) => {
    const rights = await findRights(deps.db, Number(userId));
    const file = await findFile(deps.db, Number(fileId));
    const row =
      rights && file && (await findListed(deps.db, file.work_order_id, visibleTo(deps.products, rights)));
    if (!row) throw new AppError('link_invalid');
    return openPrivate(deps, file.path);
  };
}

/** Opens a file of any work order, for staff. */
export async function openWorkOrderFile(
  deps: Pick<FileDeps, 'db' | 'storages'>,
  call: Call<typeof deskEndpoint>,
): Promise<FileReply> {
  const file = await findFile(deps.db, call.input.file);
  if (!file) throw new AppError('not_found');
  return openPrivate(deps, file.path);
}
