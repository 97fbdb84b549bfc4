import type { ReplyOf } from '@serai/contract/endpoint';
import type { linkReceipt as endpoint } from '@serai/contract/receipts/receipts';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { PdfMaker } from '../../platform/pdf/open-pdf-maker.ts';
import { contractAt, findEntity } from '../contracts/contracts.ts';
import { type FileMaker, type LinkDeps, linkFile } from '../files/files.ts';
import { layOutReceipt } from './lay-out-receipt.ts';
import { presentReceipts } from './present-receipt.ts';
import { type ShownReceipt, selectReceipts } from './receipt-store.ts';

/** Link kind of receipt documents. */
export const receiptPaperKind = 'receipt';

/** Creates a one-use link to the document of a receipt of the caller's agency. */
export async function linkReceipt(
  deps: LinkDeps,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { id } = call.input;
  const receipt = await findReceipt(deps.db, id);
  if (receipt?.agency_id !== memberOf(call).agencyId) throw new AppError('not_found');
  return linkFile(deps, receiptPaperKind, { receiptId: id }, call);
}

/**
 * Makes the PDF behind the link. The issuer is the seller by the agency's contract on the day of the receipt.
 */
export function receiptPaper({ db, pdfs }: { db: Db; pdfs: PdfMaker }): FileMaker {
  return async ({ receiptId }, now) => {
    const row = await findReceipt(db, Number(receiptId));
    if (!row || row.agency_id === null) throw new AppError('not_found');
    const [receipt] = await presentReceipts(db, [row]);
    const agency = await db
      .selectFrom('agencies')
      .select(['name', 'tz'])
      .where('id', '=', row.agency_id)
      .executeTakeFirstOrThrow();
    const contract = await contractAt(db, row.agency_id, row.matched_at ?? now);
    const entity = contract && (await findEntity(db, contract.entity_id));
    if (!entity) throw new AppError('not_found');
    const paper = layOutReceipt({ receipt: receipt!, agency, entity, now });
    return {
      type: 'application/pdf',
      name: `receipt-${receipt!.number}.pdf`,
      bytes: Buffer.from(await pdfs.run(paper)),
      inline: true,
    };
  };
}

async function findReceipt(db: Db, id: number): Promise<ShownReceipt | undefined> {
  const { rows } = await selectReceipts(sql`receipt.id = ${id}`).execute(db);
  return rows[0];
}
