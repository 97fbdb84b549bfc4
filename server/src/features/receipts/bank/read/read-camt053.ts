import { readAmount } from '@serai/contract/currency';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readDay } from './read-day.ts';
import { type Statement, type StatementFault, type StatementLine, sentSum } from './statement-line.ts';

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/**
 * Reads a statement in the format camt.053 of ISO 20022, of any version. An entry that bundles several payments, each
 * with its sum, gives a line for each of them. Undefined if the file is no such statement.
 */
export function readCamt053(text: string, currency: string): Statement | undefined {
  const tree = parseDocument(text, { xmlMode: true });
  const [statement] = all(tree, 'BkToCstmrStmt');
  if (!statement) return undefined;
  const read: Statement = { lines: [], faults: [] };
  for (const [at, entry] of all(statement, 'Ntry').entries()) {
    const found = readEntry(entry, at + 1, currency);
    if (Array.isArray(found)) read.lines.push(...found);
    else read.faults.push({ ...found, row: at + 1, column: 'Ntry', text: found.text.slice(0, 100) });
  }
  return read;
}

/** Lines of an entry, or why it cannot be read, with the offending text. */
function readEntry(
  entry: Element,
  row: number,
  currency: string,
): StatementLine[] | Pick<StatementFault, 'reason' | 'text'> {
  const [sum] = children(entry, 'Amt');
  const given = sum?.attribs.Ccy ?? currency;
  if (given !== currency) return { reason: 'currency_differs', text: given };
  const day = textIn(entry, 'BookgDt', ['Dt', 'DtTm']);
  const booked_on = readDay(day, 'ymd');
  if (!booked_on) return { reason: 'day_invalid', text: day };
  const value_date = readDay(textIn(entry, 'ValDt', ['Dt', 'DtTm']), 'ymd') ?? booked_on;
  const payments = all(entry, 'TxDtls');
  const amountOf = (element: Element) => readAmount(sumIn(element, currency), currency);
  const isBundle = payments.length > 1 && payments.every((payment) => (amountOf(payment) ?? 0) > 0);
  // The mark is that of the entry itself, also of one that reverses another.
  const sign = textOf(entry, 'CdtDbtInd') === 'CRDT' ? 1 : -1;
  const lines: StatementLine[] = [];
  for (const part of isBundle ? payments : [entry]) {
    const text = sum ? DomUtils.textContent(sum) : '';
    const amount = isBundle ? amountOf(part) : readAmount(text, currency);
    if (!amount) return { reason: 'sum_invalid', text };
    const facts = { row, booked_on, value_date, amount: sign * amount };
    lines.push(lineOf(part, entry, { ...facts, sent: sentIn(part, { ...facts, currency }) }));
  }
  return lines;
}

type Facts = Pick<StatementLine, 'row' | 'booked_on' | 'value_date' | 'amount' | 'sent'>;

/** Sum that the payer instructed, if in another currency. */
function sentIn(part: Element, of: { currency: string; amount: number }): StatementLine['sent'] {
  const [sum] = all(part, 'InstdAmt').flatMap((one) => all(one, 'Amt'));
  const code = sum?.attribs.Ccy ?? '';
  return sum && /^[A-Z]{3}$/.test(code)
    ? sentSum(code, readAmount(DomUtils.textContent(sum), code), of)
    : null;
}

function lineOf(part: Element, entry: Element, facts: Facts): StatementLine {
  const payer = facts.amount > 0 ? 'Dbtr' : 'Cdtr';
  const names = all(part, payer).flatMap((party) => all(party, 'Nm'));
  const references = ['AcctSvcrRef', 'InstrId', 'TxId'].flatMap((tag) => all(part, tag));
  const own = references[0] ?? all(entry, 'AcctSvcrRef')[0] ?? all(entry, 'NtryRef')[0];
  const texts = [...all(part, 'Ustrd'), ...all(part, 'EndToEndId'), ...all(part, 'AddtlNtryInf')];
  return {
    ...facts,
    payer: names[0] ? DomUtils.textContent(names[0]) : '',
    reference: own ? DomUtils.textContent(own) : '',
    remittance: texts
      .map((element) => DomUtils.textContent(element).trim())
      .filter((text) => text !== '' && text !== 'NOTPROVIDED')
      .join(' '),
  };
}

/** Sum of a payment in the account's currency: its own, otherwise that of its details. */
function sumIn(payment: Element, currency: string): string {
  const sums = [...children(payment, 'Amt'), ...all(payment, 'TxAmt').flatMap((one) => all(one, 'Amt'))];
  const own = sums.find(({ attribs }) => attribs.Ccy === currency);
  return own ? DomUtils.textContent(own) : '';
}

function textOf(element: Element, tag: string): string {
  const [found] = children(element, tag);
  return found ? DomUtils.textContent(found).trim() : '';
}

function textIn(element: Element, tag: string, inner: readonly string[]): string {
  const [found] = children(element, tag);
  if (!found) return '';
  return inner.map((name) => textOf(found, name)).find((text) => text !== '') ?? '';
}

/** Elements of a name, without their namespace prefix, at any depth. */
function all(tree: Document | Element, tag: string): Element[] {
  return DomUtils.getElementsByTagName((name) => plain(name) === tag, tree, true);
}

function children(element: Element, tag: string): Element[] {
  return DomUtils.getElementsByTagName((name) => plain(name) === tag, element.children, false);
}

const plain = (name: string) => name.replace(/^.*:/, '');
