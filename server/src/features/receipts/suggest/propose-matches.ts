import { maxSuggestions, type SuggestionReason } from '@serai/contract/receipts/states';
import { sum } from '../../../domain/money.ts';

/** A bill with its open amount in minor units of the account's currency. */
export interface OpenBill {
  id: number;
  open: number;
}

/** A bill whose number the payer stated. */
export interface NamedBill extends OpenBill {
  agencyId: number;
  /** Amount that was written off and not recovered since. */
  writtenOff: number;
}

/** A declared payment that may be the receipt. */
export interface DeclaredFact {
  id: number;
  agencyId: number;
  meantFor: 'deposit' | 'bills';
  isSameSum: boolean;
  isSameReference: boolean;
  isSamePayer: boolean;
}

/** An agency to which the receipt may belong. */
export interface AgencyFacts {
  id: number;
  /** Shortage that its contract tolerates, minor units. */
  tolerance: number;
  isNamedLikePayer: boolean;
  hasPaidBefore: boolean;
  /** By due date; `isOffered` if the sum sent equals the bill at its offered rate. */
  payable: readonly (OpenBill & { isOffered: boolean })[];
  /** Bills that were written off; `open` is the part that was not recovered. */
  lost: readonly OpenBill[];
}

export interface MatchFacts {
  /** Unallocated part of the receipt in minor units of the account's currency. */
  left: number;
  /** In the order in which the payer stated them. */
  named: readonly NamedBill[];
  declared: readonly DeclaredFact[];
  agencies: readonly AgencyFacts[];
  /** The agency is known: the only one in `agencies`. */
  isOwned: boolean;
}

/** A proposed allocation; what neither bills nor deposit take stays unallocated. */
export interface Proposal {
  agencyId: number;
  declarationId: number | null;
  bills: { id: number; amount: number }[];
  deposit: number;
  reasons: SuggestionReason[];
  certain: boolean;
}

interface Scored extends Proposal {
  score: number;
}

/** Maximum number of proposals for one agency. */
const mostOfAgency = 2;
/** Bills among which a sum is searched, and bills in such a sum besides the earliest ones. */
const bounds = { bills: 30, inSum: 3 };

/**
 * Proposes allocations of a receipt, the most certain first. A proposal is certain if the payer stated the numbers of
 * its bills and sent no more than they owe, or if a single declared payment agrees in sum and in reference or payer.
 */
export function proposeMatches(facts: MatchFacts): Proposal[] {
  return facts.agencies
    .flatMap((agency) => proposalsOf(agency, facts))
    .sort((one, other) => other.score - one.score)
    .slice(0, maxSuggestions)
    .map(({ score: _, ...proposal }) => proposal);
}

function proposalsOf(agency: AgencyFacts, facts: MatchFacts): Scored[] {
  const declared = declarationOf(agency, facts);
  const found = [
    withDeclaration(ofNumbers(agency, facts), declared),
    declared,
    ofOffer(agency, facts),
    ofSum(agency, facts),
    ofPayer(agency, facts),
  ].flatMap((proposal) => proposal ?? []);
  const distinct = found.filter(
    (proposal, at) => found.findIndex((other) => partsOf(other) === partsOf(proposal)) === at,
  );
  return distinct.slice(0, mostOfAgency);
}

/** The bills whose numbers the payer stated; else what became of such a bill. */
function ofNumbers(agency: AgencyFacts, { named, left }: MatchFacts): Scored | null {
  const own = named.filter(({ agencyId }) => agencyId === agency.id);
  const owing = own.filter(({ open }) => open > 0);
  if (owing.length > 0) {
    const bills = spread(owing, left);
    const short = sum(owing.map(({ open }) => open)) - left;
    const isOffered = agency.payable.some((bill) => bill.isOffered && owing.some(({ id }) => id === bill.id));
    return {
      ...nothing(agency),
      bills,
      reasons: ['bill_number', ...(isOffered ? (['offered'] as const) : shortage(short, agency))],
      certain: short >= 0 || isOffered,
      score: short >= 0 || isOffered ? 100 : 85,
    };
  }
  const [lost] = own.filter(({ writtenOff }) => writtenOff > 0);
  if (lost) {
    const bills = [{ id: lost.id, amount: Math.min(lost.writtenOff, left) }];
    return { ...nothing(agency), bills, reasons: ['bill_written_off'], score: 75 };
  }
  return own.length > 0 ? { ...nothing(agency), deposit: left, reasons: ['bill_paid'], score: 75 } : null;
}

/** The declared payment that agrees best, allocated as the agency declared. */
function declarationOf(agency: AgencyFacts, { declared, left }: MatchFacts): Scored | null {
  const strength = (one: DeclaredFact) =>
    Number(one.isSameSum) * 4 + Number(one.isSameReference) * 2 + Number(one.isSamePayer);
  const [best] = declared
    .filter(({ agencyId }) => agencyId === agency.id)
    .sort((one, other) => strength(other) - strength(one) || one.id - other.id);
  if (!best || !(best.isSameSum || best.isSameReference)) return null;
  const agrees = best.isSameReference || best.isSamePayer || agency.isNamedLikePayer || agency.hasPaidBefore;
  const isOnly = declared.filter(({ isSameSum }) => isSameSum).length === 1;
  const certain = best.isSameSum && agrees && isOnly;
  const toDeposit = best.meantFor === 'deposit' || agency.payable.length === 0;
  return {
    ...nothing(agency),
    declarationId: best.id,
    bills: toDeposit ? [] : spread(agency.payable, left),
    deposit: toDeposit ? left : 0,
    reasons: [
      ...(best.isSameSum ? (['declared'] as const) : []),
      ...(best.isSameReference ? (['declared_reference'] as const) : []),
      ...payerReasons(agency),
    ],
    certain,
    score: certain ? 95 : best.isSameSum ? 60 : 45,
  };
}

/** A declared payment of the same sum belongs to the bills that the payer stated. */
function withDeclaration(numbers: Scored | null, declared: Scored | null): Scored | null {
  if (!numbers || !declared?.reasons.includes('declared')) return numbers;
  return {
    ...numbers,
    declarationId: declared.declarationId,
    reasons: [...numbers.reasons, ...declared.reasons],
  };
}

function ofOffer(agency: AgencyFacts, { left }: MatchFacts): Scored | null {
  const offered = agency.payable.find(({ isOffered }) => isOffered);
  if (!offered) return null;
  return {
    ...nothing(agency),
    bills: [{ id: offered.id, amount: left }],
    reasons: ['offered', ...payerReasons(agency)],
    score: 80,
  };
}

/** Bills that the sum pays exactly, or short by no more than the tolerance. */
function ofSum(agency: AgencyFacts, { left, isOwned }: MatchFacts): Scored | null {
  const who = payerReasons(agency);
  const known = who.length > 0 || isOwned ? 30 : 0;
  const propose = (bills: readonly OpenBill[], reasons: SuggestionReason[], score: number): Scored => ({
    ...nothing(agency),
    bills: spread(bills, left),
    reasons: [...reasons, ...who],
    score: score + known,
  });
  const exact = agency.payable.find(({ open }) => open === left);
  if (exact) return propose([exact], ['sum'], 35);
  const several = findSum(agency.payable.slice(0, bounds.bills), left);
  if (several) return propose(several, ['sum_of_bills'], 25);
  const near = agency.payable.find(({ open }) => open > left && open - left <= agency.tolerance);
  return near ? propose([near], ['within_tolerance'], 20) : null;
}

/** The bills that are due first, of an agency known by the payer; where none is open, those that were written off. */
function ofPayer(agency: AgencyFacts, { left, isOwned }: MatchFacts): Scored | null {
  const who = payerReasons(agency);
  if (who.length === 0 && !isOwned) return null;
  if (agency.payable.length === 0 && agency.lost.length > 0) {
    const reasons: SuggestionReason[] = [...who, 'bill_written_off'];
    return { ...nothing(agency), bills: spread(agency.lost, left), reasons, score: who.length > 0 ? 30 : 15 };
  }
  const bills = spread(agency.payable, left);
  return {
    ...nothing(agency),
    bills,
    deposit: bills.length === 0 ? left : 0,
    reasons: bills.length === 0 ? who : [...who, 'due_first'],
    score: who.length > 0 ? 30 : 15,
  };
}

/** Bills whose open amounts add up to the sum: the earliest ones, or any two or three. */
function findSum<Bill extends OpenBill>(bills: readonly Bill[], left: number): Bill[] | null {
  let total = 0;
  for (const [at, { open }] of bills.entries()) {
    total += open;
    if (total === left) return bills.slice(0, at + 1);
  }
  return search(bills, left, bounds.inSum);
}

function search<Bill extends OpenBill>(bills: readonly Bill[], left: number, most: number): Bill[] | null {
  if (left === 0) return [];
  if (most === 0) return null;
  for (const [at, bill] of bills.entries()) {
    if (bill.open > left) continue;
    const others = search(bills.slice(at + 1), left - bill.open, most - 1);
    if (others) return [bill, ...others];
  }
  return null;
}

/** Pays bills in their order until the money is used up. */
function spread(bills: readonly OpenBill[], left: number): { id: number; amount: number }[] {
  let rest = left;
  return bills.flatMap(({ id, open }) => {
    const amount = Math.min(open, rest);
    rest -= amount;
    return amount > 0 ? [{ id, amount }] : [];
  });
}

function shortage(short: number, { tolerance }: AgencyFacts): SuggestionReason[] {
  if (short <= 0) return [];
  return [short <= tolerance ? 'within_tolerance' : 'short'];
}

function payerReasons({ isNamedLikePayer, hasPaidBefore }: AgencyFacts): SuggestionReason[] {
  return [
    ...(isNamedLikePayer ? (['payer_name'] as const) : []),
    ...(hasPaidBefore ? (['payer_before'] as const) : []),
  ];
}

function nothing({ id }: AgencyFacts): Omit<Scored, 'reasons' | 'score'> {
  return { agencyId: id, declarationId: null, bills: [], deposit: 0, certain: false };
}

const partsOf = ({ bills, deposit }: Proposal) => JSON.stringify([bills, deposit]);
