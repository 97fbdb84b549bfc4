import { readAmount } from '@serai/contract/currency';
import type { DocumentContent } from '../../../platform/documents/document-content.ts';

/** Facts stated by a file of the tax authority; null where none can be read. */
export interface AuthorityFacts {
  /** 20 digits. */
  invoice_number: string | null;
  /** Civil date. */
  issued_on: string | null;
  /** Total with tax as printed, `1234.50`; a red invoice is below zero. */
  total: string | null;
  buyer: string | null;
  buyer_id: string | null;
  /** Texts that a page prints without labels; a name is looked for among them. */
  text: string;
}

/** Names of each value: in XML of electronic invoices, in older ones, and in the metadata of OFD. */
const names = {
  invoice_number: ['InvoiceNumber', 'InvoiceNo', '发票号码'],
  issued_on: ['IssueTime', 'IssueDate', '开票日期'],
  total: ['TotalTax-includedAmount', 'TaxInclusiveTotalAmount', 'TotalTaxIncludedAmount', '价税合计'],
  buyer: ['BuyerName', '购买方名称'],
  buyer_id: ['BuyerIdNum', 'BuyerTaxID', '购买方纳税人识别号'],
} as const;

/** Recognises the facts in the named values of a document, otherwise in its printed text. */
export function factsOf({ fields, text }: DocumentContent): AuthorityFacts {
  const named = (key: keyof typeof names) => names[key].map((name) => fields[name]).find(Boolean) ?? '';
  const printed = squeezed(text);
  return {
    invoice_number:
      /^\d{20}$/.exec(squeezed(named('invoice_number')))?.[0] ?? only(printed, /(?<!\d)\d{20}(?!\d)/g),
    issued_on: dayIn(named('issued_on')) ?? dayIn(printed),
    total: sumIn(named('total')) ?? printedTotal(printed),
    buyer: named('buyer').trim() || labelled(text),
    buyer_id: squeezed(named('buyer_id')) || null,
    text: printed,
  };
}

/** Minor units of a printed sum; null if the currency has no such sum. */
export function minorUnitsOf(total: string, currency: string): number | null {
  const amount = readAmount(total.replace(/^-/, ''), currency);
  if (amount === undefined) return null;
  return total.startsWith('-') ? -amount : amount;
}

/** Without blanks and with plain forms of full-width characters: `（小写）` becomes `(小写)`. */
export function squeezed(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '');
}

/** The match of a pattern if all its matches are the same. */
function only(text: string, pattern: RegExp): string | null {
  const found = new Set(text.match(pattern));
  return found.size === 1 ? [...found][0]! : null;
}

/** First civil date: `2026年11月21日`, `2026-11-21` or `20261121`. */
function dayIn(text: string): string | null {
  const found =
    /(20\d\d)年(\d{1,2})月(\d{1,2})日/.exec(text) ?? /^(20\d\d)[-/]?(\d\d)[-/]?(\d\d)/.exec(text.trim());
  if (!found) return null;
  const day = `${found[1]}-${found[2]!.padStart(2, '0')}-${found[3]!.padStart(2, '0')}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day ? null : day;
}

/** A sum alone: `¥-1,234.50` gives `-1234.50`. */
function sumIn(text: string): string | null {
  const found = /^(-?)[¥￥]?(-?)([\d,]+(?:\.\d{1,2})?)元?$/.exec(squeezed(text));
  return found ? `${found[1] || found[2]}${found[3]!.replaceAll(',', '')}` : null;
}

/** The total behind `（小写）`; where values are printed apart from their labels, the largest sum with a sign of yuan. */
function printedTotal(text: string): string | null {
  const behind = /\(小写\)(-?[¥￥]?-?[\d,]+\.\d\d)/.exec(text)?.[1];
  if (behind) return sumIn(behind);
  const sums = [...text.matchAll(/-?[¥￥]-?[\d,]+\.\d\d/g)].flatMap(([sum]) => sumIn(sum) ?? []);
  const size = (sum: string) => Number(sum.replace(/[-.]/g, ''));
  return sums.sort((one, other) => size(other) - size(one))[0] ?? null;
}

/** The first name behind `名称：`: the buyer is printed before the seller. */
function labelled(text: string): string | null {
  const found = /名\s*称\s*[:：]\s*(\S[^\n]*)/.exec(text)?.[1];
  return found?.split(/\s{2,}|销|\s名/)[0]?.trim() || null;
}
