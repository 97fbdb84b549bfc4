import type { listBills as endpoint } from '@serai/contract/billing/bills';
import type { listAllBills as allEndpoint } from '@serai/contract/billing/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { capped } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import { presentAged, presentExposure, readExposure } from '../wallet/wallet.ts';
import { findCurrency } from './agency-store.ts';
import { type BillsAsked, countBills, type ListedBill, listBillRows } from './bill-list-store.ts';
import { presentBill, presentStaffBill } from './present-bill.ts';

/** Lists a page of the agency's bills, newest first, with what it owes, by part. */
export async function listBills(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const { now } = call;
  const { rows, ...listed } = await readBills(db, { agencyId, show: call.input.show, now }, call.input);
  const currency = await findCurrency(db, agencyId);
  const exposure = await readExposure(db, agencyId, now);
  return {
    list: rows.map((row) => presentBill(row, now)),
    ...listed,
    aged: presentAged(exposure, currency),
    exposure: presentExposure(exposure, currency),
  };
}

/** The same for staff, for one agency or all. */
export async function listAllBills(
  db: Db,
  call: Call<typeof allEndpoint>,
): Promise<ReplyOf<typeof allEndpoint>> {
  const { agency_id: agencyId, show } = call.input;
  const { rows, ...listed } = await readBills(db, { agencyId, show, now: call.now }, call.input);
  return { list: rows.map((row) => presentStaffBill(row, call.now)), ...listed };
}

async function readBills(
  db: Db,
  asked: BillsAsked,
  paging: { page?: number | undefined; limit?: number | undefined; cursor?: string | undefined },
) {
  const list = ['bills', asked.agencyId ?? null, asked.show ?? null];
  const page = openPage<ListedBill>(paging, list, ({ id }) => [id]);
  const { rows, next } = page.cut(await listBillRows(db, asked, page));
  return { rows, ...capped(await countBills(db, asked)), next };
}
