import type { ReplyOf } from '@serai/contract/endpoint';
import type { linkFile as endpoint, openFile as openEndpoint } from '@serai/contract/order-actions';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { hasVoucher } from '../../domain/order-lifecycle.ts';
import { toSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FileReply } from '../../platform/http/route.ts';
import { forgetLinks, makeLink, returnLink, useLink } from '../../platform/one-time-links.ts';
import type { PdfMaker } from '../../platform/pdf/open-pdf-maker.ts';
import { findAnyOrder, openOrder, type Products } from '../orders/orders.ts';
import { makeVoucher } from './show-voucher.ts';

const LINK_LIFE_MS = 5 * 60_000;
const purpose = 'file';

/** Where links to files begin, and what they lead to. */
export interface LinkDeps {
  db: Db;
  products: Products;
  pdfs: PdfMaker;
  /** Where browsers find the API, without a final slash. */
  apiUrl: string;
}

/** A link to a file that works once within five minutes; only its hash is kept. */
export async function linkFile(
  { db, products, apiUrl }: LinkDeps,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { order } = await openOrder(db, products, memberOf(call), call.input.id, 'voucher');
  if (!hasVoucher(order)) throw new AppError('voucher_not_yet');
  const expiresAt = new Date(call.now.getTime() + LINK_LIFE_MS);
  const facts = { kind: call.input.kind, orderId: order.id };
  const token = await makeLink(db, { purpose, facts, expiresAt });
  return { url: `${apiUrl}/api/file/open?token=${token}`, expires_at: toSeconds(expiresAt) };
}

/**
 * The file behind a link, the first time it is asked for; then and after five minutes `link_invalid`. A link whose
 * file could not be made has not been used.
 */
export async function openFile(deps: LinkDeps, call: Call<typeof openEndpoint>): Promise<FileReply> {
  const { db, products } = deps;
  const link = { purpose, token: call.input.token };
  const facts = await useLink(db, link, call.now);
  if (!facts) throw new AppError('link_invalid');
  const { orderId } = facts as { orderId: number };
  try {
    return await makeVoucher(deps, await findAnyOrder(db, products, orderId), call.now);
  } catch (error) {
    await returnLink(db, link);
    throw error;
  }
}

/** Deletes links to files that ended before the given instant; returns how many. */
export function forgetFileLinks(db: Db, before: Date): Promise<number> {
  return forgetLinks(db, { purpose, before });
}
