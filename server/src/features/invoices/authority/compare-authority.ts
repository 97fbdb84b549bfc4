import { decimalText } from '@serai/contract/currency';
import type { AuthorityComparison } from '@serai/contract/invoices/desk';
import { type AuthorityFacts, minorUnitsOf, squeezed } from './authority-facts.ts';

/** Facts of an invoice to compare with the authority's file; null where not known yet. */
export interface ExpectedFacts {
  invoice_number: string | null;
  issued_on: string | null;
  total: { amount: number; currency: string } | null;
  buyer: string;
  /** Empty for a person. */
  buyer_id: string;
}

/** Compares a file with its invoice, fact by fact. A fact that one of them does not state is not compared. */
export function compareAuthority(facts: AuthorityFacts, expected: ExpectedFacts): AuthorityComparison[] {
  const { total } = expected;
  const found = total && facts.total ? minorUnitsOf(facts.total, total.currency) : null;
  return [
    compared('invoice_number', facts.invoice_number, expected.invoice_number),
    compared('issued_on', facts.issued_on, expected.issued_on),
    {
      fact: 'total',
      found: facts.total,
      expected: total && decimalText(total.amount, total.currency),
      agrees: total === null || facts.total === null ? null : found === total.amount,
    },
    named('buyer', facts.buyer, expected.buyer, facts.text),
    named('buyer_id', facts.buyer_id, expected.buyer_id, facts.text),
  ];
}

function compared(
  fact: AuthorityComparison['fact'],
  found: string | null,
  expected: string | null,
): AuthorityComparison {
  return { fact, found, expected, agrees: found === null || expected === null ? null : found === expected };
}

/** A page prints names anywhere, so that it is enough if the expected one is printed. */
function named(
  fact: AuthorityComparison['fact'],
  found: string | null,
  expected: string,
  printed: string,
): AuthorityComparison {
  if (expected === '') return { fact, found, expected: null, agrees: null };
  const [wanted, stated] = [squeezed(expected), squeezed(found ?? '')];
  if (stated === wanted || printed.includes(wanted)) return { fact, found: expected, expected, agrees: true };
  return { fact, found, expected, agrees: stated === '' && printed === '' ? null : false };
}
