import { expect, test } from 'vitest';
import { type AgencyFacts, type MatchFacts, proposeMatches } from './propose-matches.ts';

/** An agency that nothing connects with the payer. */
const stranger: AgencyFacts = {
  id: 1,
  tolerance: 25,
  isNamedLikePayer: false,
  hasPaidBefore: false,
  payable: [],
  lost: [],
};
const bill = (id: number, open: number, isOffered = false) => ({ id, open, isOffered });
const stated = (id: number, open: number, writtenOff = 0) => ({ id, agencyId: 1, open, writtenOff });
const declared = {
  id: 7,
  agencyId: 1,
  meantFor: 'bills' as const,
  isSameSum: true,
  isSameReference: false,
  isSamePayer: false,
};

function propose(left: number, facts: Partial<MatchFacts> = {}, agency: Partial<AgencyFacts> = {}) {
  return proposeMatches({
    left,
    named: [],
    declared: [],
    isOwned: false,
    ...facts,
    agencies: facts.agencies ?? [{ ...stranger, ...agency }],
  });
}

test('suggestion: stated bill of exactly this sum → certain', () => {
  expect(propose(12_400, { named: [stated(5, 12_400)] }, { payable: [bill(5, 12_400)] })).toEqual([
    {
      agencyId: 1,
      declarationId: null,
      bills: [{ id: 5, amount: 12_400 }],
      deposit: 0,
      reasons: ['bill_number'],
      certain: true,
    },
  ]);
});

test.each([
  [25, 'within_tolerance'],
  [300, 'short'],
])('suggestion: stated bill, %d missing at a tolerance of 25 → certain, %s', (missing, reason) => {
  const [first] = propose(1_000 - missing, { named: [stated(5, 1_000)] });
  expect(first).toMatchObject({
    bills: [{ id: 5, amount: 1_000 - missing }],
    certain: true,
    reasons: ['bill_number', reason],
  });
});

test('suggestion: one sum for three stated bills → each in full, in the order stated', () => {
  const named = [stated(9, 12_400), stated(3, 8_650), stated(4, 3_915)];
  expect(propose(24_965, { named })[0]).toMatchObject({
    bills: [
      { id: 9, amount: 12_400 },
      { id: 3, amount: 8_650 },
      { id: 4, amount: 3_915 },
    ],
    certain: true,
  });
});

test('suggestion: more than the stated bill owes → the rest stays unallocated, not certain', () => {
  expect(propose(1_100, { named: [stated(5, 1_000)] })[0]).toMatchObject({
    bills: [{ id: 5, amount: 1_000 }],
    deposit: 0,
    certain: false,
  });
});

test('suggestion: stated bill is paid already → to the deposit, not certain', () => {
  expect(propose(1_000, { named: [stated(5, 0)] })[0]).toMatchObject({
    bills: [],
    deposit: 1_000,
    reasons: ['bill_paid'],
    certain: false,
  });
});

test('suggestion: stated bill was written off → recovered up to that amount', () => {
  expect(propose(1_000, { named: [stated(5, 0, 800)] })[0]).toMatchObject({
    bills: [{ id: 5, amount: 800 }],
    reasons: ['bill_written_off'],
    certain: false,
  });
});

test('suggestion: sum sent equals a bill at its offered rate → that bill with the whole worth', () => {
  const [first] = propose(187_607, {}, { payable: [bill(2, 50_000), bill(5, 185_673, true)] });
  expect(first).toMatchObject({ bills: [{ id: 5, amount: 187_607 }], reasons: ['offered'] });
});

test('suggestion: one declared payment agrees in sum and payer → certain, bills by due date', () => {
  const facts = { declared: [{ ...declared, isSamePayer: true }] };
  expect(propose(700, facts, { payable: [bill(2, 500), bill(3, 500)] })[0]).toMatchObject({
    declarationId: 7,
    bills: [
      { id: 2, amount: 500 },
      { id: 3, amount: 200 },
    ],
    reasons: ['declared'],
    certain: true,
  });
});

test('suggestion: declared for the deposit → to the deposit', () => {
  const facts = { declared: [{ ...declared, meantFor: 'deposit' as const, isSameReference: true }] };
  expect(propose(700, facts, { payable: [bill(2, 500)] })[0]).toMatchObject({
    declarationId: 7,
    bills: [],
    deposit: 700,
    reasons: ['declared', 'declared_reference'],
    certain: true,
  });
});

test('suggestion: two agencies have declared the sum → neither is certain', () => {
  const facts = {
    declared: [
      { ...declared, isSamePayer: true },
      { ...declared, id: 8, agencyId: 2 },
    ],
    agencies: [stranger, { ...stranger, id: 2 }],
  };
  expect(propose(700, facts).map(({ certain, agencyId }) => [agencyId, certain])).toEqual([
    [1, false],
    [2, false],
  ]);
});

test('suggestion: stated bill and declared payment of this sum → one proposal with both', () => {
  const facts = { declared: [declared], named: [stated(5, 700)] };
  expect(propose(700, facts, { payable: [bill(5, 700)] })).toEqual([
    expect.objectContaining({ declarationId: 7, reasons: ['bill_number', 'declared'], certain: true }),
  ]);
});

test('suggestion: sum of a bill → of a known payer before a stranger', () => {
  const agencies = [
    { ...stranger, payable: [bill(2, 700)] },
    { ...stranger, id: 2, hasPaidBefore: true, payable: [bill(3, 700)] },
  ];
  expect(propose(700, { agencies }).map(({ agencyId, reasons }) => [agencyId, reasons])).toEqual([
    [2, ['sum', 'payer_before']],
    [1, ['sum']],
  ]);
});

test('suggestion: sum of two bills that are not due first → both', () => {
  const payable = [bill(1, 10), bill(2, 300), bill(3, 55), bill(4, 400)];
  expect(propose(700, {}, { hasPaidBefore: true, payable })[0]).toMatchObject({
    bills: [
      { id: 2, amount: 300 },
      { id: 4, amount: 400 },
    ],
    reasons: ['sum_of_bills', 'payer_before'],
  });
});

test('suggestion: known payer, no sum fits → bills that are due first, the rest unallocated', () => {
  const payable = [bill(1, 100), bill(2, 300)];
  expect(propose(1_000, {}, { isNamedLikePayer: true, payable })).toEqual([
    expect.objectContaining({
      bills: [
        { id: 1, amount: 100 },
        { id: 2, amount: 300 },
      ],
      deposit: 0,
      reasons: ['payer_name', 'due_first'],
      certain: false,
    }),
  ]);
});

test('suggestion: nothing connects the agency with the receipt → none', () => {
  expect(propose(1_000, {}, { payable: [bill(1, 100)] })).toEqual([]);
});

test('suggestion: payer of an agency whose only bills are written off → recovered, the earliest due first', () => {
  const facts = {
    hasPaidBefore: true,
    lost: [
      { id: 8, open: 600 },
      { id: 9, open: 900 },
    ],
  };
  expect(propose(1_000, {}, facts)).toMatchObject([
    {
      bills: [
        { id: 8, amount: 600 },
        { id: 9, amount: 400 },
      ],
      deposit: 0,
      reasons: ['payer_before', 'bill_written_off'],
      certain: false,
    },
  ]);
  expect(propose(1_000, {}, { ...facts, payable: [bill(5, 700)] })[0]!.bills).toEqual([
    { id: 5, amount: 700 },
  ]);
});
