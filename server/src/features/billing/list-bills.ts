import type { listBills as endpoint } from '@serai/contract/bills';
import type { listAllBills as allEndpoint } from '@serai/contract/console-bills';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { capped } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import { sumOpenCharges } from '../charges/charges.ts';
import { readAged } from './aged-store.ts';
import { findCurrency } from './agency-store.ts';
import { type BillsAsked, countBills, type ListedBill, listBillRows } from './bill-list-store.ts';
import { presentBill, presentStaffBill } from './present-bill.ts';

/** A page of the agency's bills, newest first, with what is open by its age and what stands on no bill yet. */
export async function listBills(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const { now } = call;
  const { rows, ...listed } = await readBills(db, { agencyId, show: call.input.show, now }, call.input);
  const currency = await findCurrency(db, agencyId);
  const { open } = await sumOpenCharges(db, { agencyId });
  return {
    list: rows.map((row) => presentBill(row, now)),
    ...listed,
    aged: await readAged(db, agencyId, currency, now),
    unbilled: { amount: open, currency },
  };
}

/** The same of any agency or of all, for the staff. */
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
