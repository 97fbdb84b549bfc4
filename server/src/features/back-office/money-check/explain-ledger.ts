import type { ReplyOf } from '@serai/contract/endpoint';
import {
  type explainLedger as endpoint,
  maxDifferences,
  maxPostingsOfDifference,
} from '@serai/contract/wallet/money-check';
import { sql } from 'kysely';
import type { Call, Db, Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { LedgerProof } from '../../wallet/wallet.ts';
import { describePostings, nameDocuments } from './describe-postings.ts';
import {
  type FoundDifference,
  findBrokenChains,
  findChangedBalances,
  findChangedInterims,
  findDifferingDocuments,
  findUnbalancedPostings,
  findWrongEntities,
} from './difference-store.ts';

/** Dependencies of the explanation: the database, and what other features require of the accounts. */
export interface MoneyCheckDeps {
  db: Db;
  ledgerProofs: readonly LedgerProof[];
}

/** Explains the differences of an agency's ledger, all of one moment. Reads all postings of the agency. */
export async function explainLedger(
  { db, ledgerProofs }: MoneyCheckDeps,
  { input: { agency_id: agencyId }, lang }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const agency = await trx
        .selectFrom('agencies')
        .select(['id', 'name', 'currency', 'money_stopped_at'])
        .where('id', '=', agencyId)
        .executeTakeFirst();
      if (!agency) throw new AppError('not_found');
      const { currency } = agency;
      const found = await findDifferences(trx, ledgerProofs, agencyId);
      const listed = found.slice(0, maxDifferences);
      const postings = await describePostings(
        trx,
        listed.flatMap(({ posting_ids }) => posting_ids.slice(0, maxPostingsOfDifference)),
        lang,
      );
      const numbers = await nameDocuments(
        trx,
        listed.flatMap(({ document }) => document ?? []),
      );
      const money = (amount: number) => ({ amount, currency });
      return {
        agency: {
          id: agency.id,
          name: agency.name,
          stopped_at: agency.money_stopped_at && toSeconds(agency.money_stopped_at),
        },
        list: listed.map(
          ({ rule, account, expected, found: is, document, posting_ids, companies = null }) => {
            const shown = posting_ids
              .slice(0, maxPostingsOfDifference)
              .flatMap((id) => postings.get(id) ?? []);
            return {
              rule,
              account,
              expected: companies ? null : money(expected),
              found: companies ? null : money(is),
              difference: companies ? null : money(is - expected),
              companies,
              document: document ? numbers(document) : (shown[0]?.document ?? null),
              postings: shown,
              postings_capped: posting_ids.length > maxPostingsOfDifference,
            };
          },
        ),
        capped: found.length > maxDifferences,
      };
    });
}

/** All differences of an agency, at most one more than are explained. */
export async function findDifferences(
  trx: Trx,
  proofs: readonly LedgerProof[],
  agencyId: number,
): Promise<FoundDifference[]> {
  // Reads every posting of one agency, for a person who waits for it.
  await sql`SET LOCAL statement_timeout = '30s'`.execute(trx);
  const limit = maxDifferences + 1;
  const found = [
    ...(await findUnbalancedPostings(trx, agencyId, limit)),
    ...(await findBrokenChains(trx, agencyId, limit)),
    ...(await findChangedBalances(trx, agencyId)),
    ...(await findChangedInterims(trx, agencyId)),
  ];
  for (const proof of proofs) {
    // Payables to suppliers concern no agency.
    if ('payables' in proof) continue;
    if (found.length >= limit) break;
    found.push(
      ...('entities' in proof
        ? await findWrongEntities(trx, proof, { agencyId, limit })
        : await findDifferingDocuments(trx, proof, {
            agencyId,
            limit,
            postings: maxPostingsOfDifference + 1,
          })),
    );
  }
  return found.slice(0, limit);
}
