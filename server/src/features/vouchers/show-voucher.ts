import type { HistoryEvent } from '@serai/contract/order-history';
import type { Db } from '../../calls.ts';
import { hasVoucher } from '../../domain/order-lifecycle.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FileReply } from '../../platform/http/route.ts';
import type { PdfMaker } from '../../platform/pdf/open-pdf-maker.ts';
import type { OpenOrder } from '../orders/orders.ts';
import { findSeller, listHistory } from '../orders/orders.ts';
import { layOutVoucher, type Voucher } from './lay-out-voucher.ts';
import { sayAddress } from './say-address.ts';

/**
 * The voucher of an order as PDF, in Chinese and English, without prices. Refuses with `voucher_not_yet` unless
 * the order is confirmed, in service or completed, and paid or on credit; with `busy_try_again` when too many are
 * being made.
 */
export async function makeVoucher(
  { db, pdfs }: { db: Db; pdfs: PdfMaker },
  { order, product }: OpenOrder,
  now: Date,
): Promise<FileReply> {
  if (!hasVoucher(order)) throw new AppError('voucher_not_yet');
  const agency = await db
    .selectFrom('agencies')
    .select(['name', 'country', 'area', 'address'])
    .where('id', '=', order.agency_id)
    .executeTakeFirstOrThrow();
  const seller = await findSeller(db, order);
  const voucher: Voucher = {
    order,
    version: await readVersion(db, order.id),
    agencyName: agency.name,
    agencyAddress: sayAddress(agency),
    content: await product.describeVoucher(db, order.id, seller.phone24h || seller.phone),
    seller,
    now,
  };
  return {
    type: 'application/pdf',
    name: `voucher-${order.sn}-v${voucher.version}.pdf`,
    bytes: Buffer.from(await pdfs.run(layOutVoucher(voucher))),
    inline: true,
  };
}

/** What is written down of an order that its voucher then says. */
const tellingEvents: ReadonlySet<HistoryEvent> = new Set([
  'confirmationCode',
  'changeGuests',
  'changeTrip',
  'change',
  // A room may have gone with it.
  'changePrice',
  'assignDriver',
  'changeDriver',
]);

/** A voucher is a new one whenever what it says has changed: 1 when confirmed, 2 with the first change, … */
async function readVersion(db: Db, orderId: number): Promise<number> {
  const history = await listHistory(db, orderId);
  const changes = history.filter(
    ({ event, moves }) => tellingEvents.has(event) || moves.order_status?.at(-1) === 'confirmed',
  );
  return Math.max(1, changes.length);
}
