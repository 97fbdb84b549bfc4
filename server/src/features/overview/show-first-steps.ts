import type { showFirstSteps as endpoint } from '@serai/contract/accounts/due';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { verificationOf } from '../people/people.ts';
import { readWallet } from '../wallet/wallet.ts';

/** Returns which first steps the caller's agency has taken; null once it has booked. */
export async function showFirstSteps(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  if (await hasBooked(db, agencyId)) return { steps: null };
  const agency = await db
    .selectFrom('agencies')
    .select(['country', 'address', 'verified_at', 'verification_asked_at', 'verification_refused_at'])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const { balance, credit_left } = await readWallet(db, agencyId, call.now);
  return {
    steps: {
      profile: Boolean(agency.country && agency.address),
      verification: verificationOf(agency),
      funds: balance.amount > 0 || credit_left.amount > 0,
    },
  };
}

async function hasBooked(db: Db, agencyId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM orders WHERE agency_id = ${agencyId}) AS found`.execute(db);
  return rows[0]!.found;
}
