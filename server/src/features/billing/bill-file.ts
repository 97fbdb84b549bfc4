import type { linkBill as endpoint } from '@serai/contract/bills';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { PdfMaker } from '../../platform/pdf/open-pdf-maker.ts';
import { findEntity } from '../contracts/contracts.ts';
import { type FileMaker, type LinkDeps, linkFile } from '../files/files.ts';
import { findListedBill } from './bill-list-store.ts';
import { type Buyer, layOutBill } from './lay-out-bill.ts';
import { describeBill } from './show-bill.ts';

/** What links to bills are made with. */
export const billKind = 'bill';

/** A one-use link to a bill of the caller's agency as PDF. */
export async function linkBill(
  deps: LinkDeps,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { id } = call.input;
  const bill = await findListedBill(deps.db, id, memberOf(call).agencyId);
  if (!bill) throw new AppError('not_found');
  return linkFile(deps, billKind, { billId: id }, call.now);
}

export interface BillFileDeps {
  db: Db;
  pdfs: PdfMaker;
  /** Whom invoices of an agency are made out to unless it says otherwise. */
  findBuyer: (db: Db, agencyId: number) => Promise<Buyer | undefined>;
}

/** Makes the file behind it, in both languages, as the bill is then. */
export function billFile({ db, pdfs, findBuyer }: BillFileDeps): FileMaker {
  return async ({ billId }, now) => {
    const bill = (await findListedBill(db, Number(billId), undefined))!;
    const zh = await describeBill(db, bill, { lang: 'zh-cn', now });
    const en = await describeBill(db, bill, { lang: 'en', now });
    const entity = (await findEntity(db, bill.entity_id))!;
    const buyer = await findBuyer(db, bill.agency_id);
    const endsOn = await findServiceEnds(
      db,
      zh.lines.map(({ order_id }) => order_id),
    );
    const { offers, history } = zh;
    const paper = layOutBill({
      ...{ bill, zh: zh.lines, en: en.lines, offers, history },
      ...{ entity, buyer, endsOn, now },
    });
    return {
      type: 'application/pdf',
      name: `bill-${bill.number}.pdf`,
      bytes: Buffer.from(await pdfs.run(paper)),
      inline: true,
    };
  };
}

async function findServiceEnds(db: Db, orderIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'service_end', 'tz'])
    .where('id', 'in', [...orderIds, 0])
    .execute();
  return new Map(rows.map(({ id, service_end, tz }) => [id, localDate(service_end.getTime(), tz)]));
}
