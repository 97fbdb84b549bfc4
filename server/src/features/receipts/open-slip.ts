import type { ReplyOf } from '@serai/contract/endpoint';
import type { showSlip as deskEndpoint, showReceiptSlip } from '@serai/contract/receipts/desk';
import type { linkSlip as linkEndpoint } from '@serai/contract/receipts/receipts';
import { type Call, type Db, memberOf } from '../../calls.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FileReply } from '../../platform/http/route.ts';
import { type FileMaker, type LinkDeps, linkFile } from '../files/files.ts';
import { openPrivate } from '../uploads/uploads.ts';
import { findDeclaration } from './declaration-store.ts';

/** Link kind of slips. */
export const slipKind = 'slip';

interface SlipDeps {
  db: Db;
  storages: Storages;
}

/** Creates a link to the slip of a declared payment of the agency. */
export async function linkSlip(
  deps: LinkDeps,
  call: Call<typeof linkEndpoint>,
): Promise<ReplyOf<typeof linkEndpoint>> {
  const declaration = await findDeclaration(deps.db, call.input.id, memberOf(call).agencyId);
  if (!declaration) throw new AppError('not_found');
  return linkFile(deps, slipKind, { declarationId: declaration.id }, call);
}

/** Opens the slip behind a link. */
export function slipFile(deps: SlipDeps): FileMaker {
  return async ({ declarationId }) => openSlip(deps, Number(declarationId));
}

/** Opens the slip of a declared payment for the seller's finance. */
export function showSlip(deps: SlipDeps, call: Call<typeof deskEndpoint>): Promise<FileReply> {
  return openSlip(deps, call.input.id);
}

/** Opens the bank's advice of a receipt for the seller's finance. */
export async function openReceiptSlip(
  deps: SlipDeps,
  call: Call<typeof showReceiptSlip>,
): Promise<FileReply> {
  const receipt = await deps.db
    .selectFrom('receipts')
    .select('slip')
    .where('id', '=', call.input.id)
    .executeTakeFirst();
  if (!receipt?.slip) throw new AppError('not_found');
  return openPrivate(deps, receipt.slip);
}

async function openSlip(deps: SlipDeps, declarationId: number): Promise<FileReply> {
  const declaration = await findDeclaration(deps.db, declarationId);
  if (!declaration) throw new AppError('not_found');
  return openPrivate(deps, declaration.slip);
}
