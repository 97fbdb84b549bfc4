import type { ReplyOf } from '@serai/contract/endpoint';
import { receiptNumber } from '@serai/contract/receipts/receipt-number';
import type {
  showAgencyStatement as endpoint,
  exportAgencyStatement as exportEndpoint,
} from '@serai/contract/wallet/desk';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { FileReply } from '../../../platform/http/route.ts';
import { exportStatement, type StatementDeps } from '../export-statement.ts';
import { listSellerSides } from '../seller-side-store.ts';
import { readStatement } from '../show-statement.ts';

/** Shows an agency's statement to staff, each row with the other entries of its posting and the people behind it. */
export async function showAgencyStatement(
  deps: Pick<StatementDeps, 'db' | 'nameOrders'>,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agency_id: agencyId, ...asked } = call.input;
  await refuseUnknown(deps.db, agencyId);
  const reader = { agencyId, seen: undefined };
  const { rows, list, ...statement } = await readStatement(deps, reader, {
    ...asked,
    lang: call.lang,
    readerId: operatorOf(call).userId,
  });
  const sides = await listSellerSides(
    deps.db,
    rows.map(({ posting_id }) => posting_id),
  );
  return {
    ...statement,
    list: list.map((row, at) => {
      const { posting_id, kind } = rows[at]!;
      const side = sides.get(posting_id)!;
      const { currency } = row.amount;
      return {
        ...row,
        posting_id,
        counter: side.entries
          .filter(({ account }) => account !== kind)
          .map(({ account, amount }) => ({ account, amount: { amount, currency } })),
        staff: side.staff,
        approved_by: side.approvedBy,
        receipt_number: row.receipt_id === null ? '' : receiptNumber(row.receipt_id),
      };
    }),
  };
}

/** Exports an agency's statement for staff as the agency sees it. */
export async function exportAgencyStatement(
  deps: StatementDeps,
  call: Call<typeof exportEndpoint>,
): Promise<FileReply> {
  const { agency_id: agencyId, ...asked } = call.input;
  await refuseUnknown(deps.db, agencyId);
  return exportStatement(deps, { agencyId, seen: undefined }, asked, call);
}

async function refuseUnknown(db: Db, agencyId: number): Promise<void> {
  const agency = db.selectFrom('agencies').select('id').where('id', '=', agencyId);
  if (!(await agency.executeTakeFirst())) throw new AppError('not_found');
}
