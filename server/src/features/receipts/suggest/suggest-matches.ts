import type { ReplyOf } from '@serai/contract/endpoint';
import type { DeskDeclaration } from '@serai/contract/receipts/desk';
import type { suggestMatches as endpoint, Suggestion } from '@serai/contract/receipts/suggestions';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { sum } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { selectDeclarations } from '../declaration-store.ts';
import { payableOf } from '../list-receipts.ts';
import { presentForStaff } from '../present-declaration.ts';
import { type Proposal, proposeMatches } from './propose-matches.ts';
import { type ReadFacts, readMatchFacts } from './read-match-facts.ts';

/** Suggests whose a receipt is and what the unallocated part of it pays. */
export async function suggestMatches(
  db: Db,
  { input, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const receipt = await db.selectFrom('receipts').selectAll().where('id', '=', input.id).executeTakeFirst();
  if (!receipt) throw new AppError('not_found');
  const only = receipt.agency_id ?? input.agency_id ?? null;
  const left = receipt.worth - receipt.allocated;
  if (receipt.reversed_at !== null || left === 0) return { suggestions: [], payable: [] };
  const read = await readMatchFacts(db, receipt, { only, now });
  const proposals = proposeMatches(read.facts);
  const declared = await findDeclared(db, proposals);
  const money = (amount: number) => ({ amount, currency: receipt.account_currency });
  return {
    suggestions: proposals.map((proposal) => present(proposal, read, declared, money)),
    payable: only === null ? [] : await payableOf(db, only),
  };
}

async function findDeclared(db: Db, proposals: readonly Proposal[]): Promise<DeskDeclaration[]> {
  const ids = proposals.flatMap(({ declarationId }) => declarationId ?? []);
  if (ids.length === 0) return [];
  const { rows } = await selectDeclarations(sql`declared.id = ANY (${ids}::bigint[])`).execute(db);
  return rows.map(presentForStaff);
}

function present(
  { agencyId, declarationId, bills, deposit, reasons, certain }: Proposal,
  { facts, bills: known, names }: ReadFacts,
  declared: readonly DeskDeclaration[],
  money: (amount: number) => Suggestion['rest'],
): Suggestion {
  return {
    agency: { id: agencyId, name: names.get(agencyId) ?? '' },
    declaration: declared.find(({ id }) => id === declarationId) ?? null,
    bills: bills.flatMap(({ id, amount }) => {
      const bill = known.get(id);
      return bill
        ? [{ id, number: bill.number, due_on: bill.due_on, open: money(bill.open), amount: money(amount) }]
        : [];
    }),
    deposit: money(deposit),
    rest: money(facts.left - deposit - sum(bills.map(({ amount }) => amount))),
    reasons,
    certain,
  };
}
