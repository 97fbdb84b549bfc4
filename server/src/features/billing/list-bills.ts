import type { listBills as endpoint } from '@serai/contract/billing/bills';
import type { listAllBills as allEndpoint, BillSums } from '@serai/contract/billing/desk';
import type { Aged } from '@serai/contract/billing/exposure';
import type { AgedBucket } from '@serai/contract/billing/statuses';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { sum } from '../../domain/money.ts';
import { readList } from '../../platform/list/read-list.ts';
import { presentAged, presentExposure, readExposure } from '../wallet/wallet.ts';
import { findCurrency } from './agency-store.ts';
import { type BillSum, billList, sumBills } from './bill-list-store.ts';
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

/** The same for staff, for one agency or all, with sums and ageing per currency. */
export async function listAllBills(
  db: Db,
  call: Call<typeof allEndpoint>,
): Promise<ReplyOf<typeof allEndpoint>> {
  const { agency_id: agencyId, show, bucket: chosenBucket } = call.input;
  const asked = { agencyId, show, choice: call.input, now: call.now };
  const { rows, ...listed } = await readList(db, call.input, billList(asked));
  const sums = await sumBills(db, asked);
  const currencies = [...new Set(sums.map(({ currency }) => currency))];
  const chosen = sums.filter(({ bucket }) => chosenBucket === undefined || bucket === chosenBucket);
  return {
    list: rows.map((row) => presentStaffBill(row, call.now)),
    ...listed,
    sums: currencies.flatMap((currency) => sumUp(chosen, currency)),
    aged: currencies.map((currency) => ageUp(sums, currency)),
  };
}

/** Sums of the bills of one currency; nothing if there are none. */
function sumUp(sums: readonly BillSum[], currency: string): BillSums[] {
  const own = sums.filter((each) => each.currency === currency);
  if (own.length === 0) return [];
  const money = (amounts: readonly number[]) => ({ amount: sum(amounts), currency });
  return [
    {
      bills: sum(own.map(({ bills }) => bills)),
      total: money(own.map(({ total }) => total)),
      paid: money(own.map(({ paid }) => paid)),
      open: money(own.map(({ open }) => open)),
    },
  ];
}

/** Open amounts of one currency by ageing bucket. */
function ageUp(sums: readonly BillSum[], currency: string): Aged {
  const own = sums.filter((each) => each.currency === currency);
  const open = (bucket: AgedBucket) => ({
    amount: own.find((each) => each.bucket === bucket)?.open ?? 0,
    currency,
  });
  return {
    current: open('current'),
    to_30: open('to_30'),
    to_60: open('to_60'),
    to_90: open('to_90'),
    over_90: open('over_90'),
  };
}
