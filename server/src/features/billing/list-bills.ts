import type { listBills as endpoint } from '@serai/contract/billing/bills';
import type { listAllBills as allEndpoint } from '@serai/contract/billing/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { readList } from '../../platform/list/read-list.ts';
import { presentAged, presentExposure, readExposure } from '../wallet/wallet.ts';
import { findCurrency } from './agency-store.ts';
import { billList } from './bill-list-store.ts';
import { presentBill, presentStaffBill } from './present-bill.ts';

/** Lists a page of the agency's bills, newest first, with what it owes, by part. */
export async function listBills(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const { now } = call;
  const { rows, ...listed } = await readList(
    db,
    call.input,
    billList({ agencyId, show: call.input.show, now }),
  );
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
  const { rows, ...listed } = await readList(db, call.input, billList({ agencyId, show, now: call.now }));
  return { list: rows.map((row) => presentStaffBill(row, call.now)), ...listed };
}
