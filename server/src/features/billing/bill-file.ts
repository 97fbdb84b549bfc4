import type { linkBill as endpoint } from '@serai/contract/billing/bills';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { PdfMaker } from '../../platform/pdf/open-pdf-maker.ts';
import { findEntity } from '../contracts/contracts.ts';
import { type FileMaker, type LinkDeps, linkFile } from '../files/files.ts';
import { findListedBill } from './bill-list-store.ts';
import type { BillBuyer } from './lay-out-bill.ts';
import { layOutBill } from './lay-out-bill.ts';
import { describeBill } from './show-bill.ts';

/** Link kind of bills. */
export const billKind = 'bill';

/** Creates a one-use link to the PDF of a bill of the caller's agency. */
export async function linkBill(
  deps: LinkDeps,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { id } = call.input;
  const bill = await findListedBill(deps.db, id, memberOf(call).agencyId);
  if (!bill) throw new AppError('not_found');
  return linkFile(deps, billKind, { billId: id }, call);
}

export interface BillFileDeps {
  db: Db;
  pdfs: PdfMaker;
  /**
   * The agency's default invoice title; undefined if none. Injected, because the invoices feature depends on
   * billing.
   */
  findBuyer(db: Db, agencyId: number): Promise<BillBuyer | undefined>;
}

/** Renders the PDF behind the link, in both languages, with the current state of the bill. */
export function billFile({ db, pdfs, findBuyer }: BillFileDeps): FileMaker {
  return async ({ billId }, now) => {
    const bill = (await findListedBill(db, Number(billId), undefined))!;
    const zh = await describeBill(db, bill, { lang: 'zh-cn', now });
    const en = await describeBill(db, bill, { lang: 'en', now });
    const entity = (await findEntity(db, bill.entity_id))!;
    const buyer = await findBuyer(db, bill.agency_id);
    const paper = layOutBill({ bill, zh, en, entity, buyer, now });
    return {
      type: 'application/pdf',
      name: `bill-${bill.number}.pdf`,
      bytes: Buffer.from(await pdfs.run(paper)),
      inline: true,
    };
  };
}
