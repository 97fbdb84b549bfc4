import type { Db } from '../../calls.ts';
import { holdsPage } from '../permissions/permissions.ts';
import { type MemberSearchSource, noFacts } from '../search/search.ts';
import { readBillNumber } from './bill-number.ts';

/** Finds a bill of the agency by its number. */
export function billSearch({ db }: { db: Db }): MemberSearchSource {
  return {
    kinds: ['bill'],
    isOpenTo: (member) => holdsPage(member, '/user/bill/details'),
    find: async ({ member, keyword }) => {
      const id = readBillNumber(keyword);
      if (id === undefined) return [];
      const bills = await db
        .selectFrom('bills')
        .select(['id', 'number', 'status', 'due_on', 'total', 'currency'])
        .where('id', '=', id)
        .where('agency_id', '=', member.agencyId)
        .execute();
      return bills.map(({ number, status, due_on, total, currency }) => ({
        ...noFacts,
        kind: 'bill',
        id,
        title: number,
        status,
        date: due_on,
        amount: { amount: total, currency },
      }));
    },
  };
}
