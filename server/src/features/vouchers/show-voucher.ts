import type { VoucherView } from '@serai/contract/vouchers/vouchers';
import type { FileReply } from '../../platform/http/route.ts';
import type { PdfMaker } from '../../platform/pdf/open-pdf-maker.ts';
import type { OpenOrder } from '../orders/orders.ts';
import { layOutVoucher } from './lay-out-voucher.ts';
import { readVoucher, type VoucherDeps } from './read-voucher.ts';

/**
 * Makes the voucher of an order as PDF. Refuses like `readVoucher`, and with `busy_try_again` if too many are
 * being made.
 */
export async function makeVoucher(
  deps: VoucherDeps & { pdfs: PdfMaker },
  opened: OpenOrder,
  seen: { mayShowPrice: boolean; now: Date },
): Promise<FileReply> {
  return voucherPdf(deps.pdfs, await readVoucher(deps, opened, seen), seen.now);
}

/** Makes the PDF of a described voucher. */
export async function voucherPdf(pdfs: PdfMaker, voucher: VoucherView, now: Date): Promise<FileReply> {
  return {
    type: 'application/pdf',
    name: `voucher-${voucher.number}-v${voucher.version}.pdf`,
    bytes: Buffer.from(await pdfs.run(layOutVoucher(voucher, now))),
    inline: true,
  };
}
