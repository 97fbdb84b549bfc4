import type { BankUseSuggestion } from '@serai/contract/receipts/bank-line';
import { type BankUseReason, maxBankSuggestions } from '@serai/contract/receipts/bank-words';
import { receiptNumber } from '@serai/contract/receipts/receipt-number';
import { sql } from 'kysely';
import type { Db } from '../../../../calls.ts';
import { sum } from '../../../../domain/money.ts';
import { toSeconds } from '../../../../platform/clock.ts';
import { listAllocations } from '../../receipt-store.ts';
import { keyOf } from '../../reference-key.ts';
import { statedBills } from '../../suggest/stated-bills.ts';
import { plainText } from '../rules/apply-rules.ts';
import type { LineRow } from './bank-line-store.ts';

/** Candidates of the same sum that are read, newest first. */
const most = 50;
/** Days before the line in which a returned receipt arrived. */
const returnDays = 366;

/** Receipts that the bank may have returned by a line, and pay-backs that it may have paid; the most likely first. */
export async function suggestUses(db: Db, line: LineRow): Promise<BankUseSuggestion[]> {
  const found = [...(await listReturned(db, line)), ...(await listPaidBack(db, line))];
  return found.sort((one, other) => strength(other) - strength(one)).slice(0, maxBankSuggestions);
}

/** The sum agrees in all of them. */
const weights: Record<BankUseReason, number> = {
  number: 8,
  bill_number: 8,
  reference: 4,
  payer: 4,
  return_word: 2,
  sum: 1,
};

/** Words of banks for payments that they give back. */
const returnWords =
  /return|bounced|dishono|unpaid|reject|reversal|chargeback|退票|退汇|退回|冲正|เช็คคืน|คืนเช็ค/i;
const strength = ({ reasons }: BankUseSuggestion) => sum(reasons.map((reason) => weights[reason]));

interface ReceiptFact {
  id: number;
  payer: string;
  received_on: string;
  bank_reference: string;
  account_currency: string;
  agency_id: number | null;
  agency: string | null;
  is_same_payer: boolean;
}

/** Receipts of the sum that something else connects with the line: reversing one needs more than a sum. */
async function listReturned(db: Db, line: LineRow): Promise<BankUseSuggestion[]> {
  const { rows } = await sql<ReceiptFact>`
    SELECT receipt.id, receipt.payer, receipt.received_on, receipt.bank_reference, receipt.account_currency,
      receipt.agency_id, agencies.name AS agency,
      plain_letters(receipt.payer) = plain_letters(${line.payer}) AS is_same_payer
    FROM receipts receipt LEFT JOIN agencies ON agencies.id = receipt.agency_id
    WHERE receipt.reversed_at IS NULL AND receipt.currency = ${line.currency}
      AND receipt.gross - receipt.bank_charge = ${-line.amount}
      AND receipt.received_on BETWEEN ${line.booked_on}::date - ${returnDays}::int AND ${line.booked_on}::date
    ORDER BY receipt.id DESC LIMIT ${most}`.execute(db);
  const parts = await listAllocations(
    db,
    rows.map(({ id }) => id),
  );
  const text = textOf(line);
  const stated = statedBills(text);
  const returned = rows.map((row) => {
    const own = parts.filter(({ receipt_id }) => receipt_id === row.id);
    const money = (amount: number) => ({ amount, currency: row.account_currency });
    const bills = own.flatMap(({ bill_id, bill_number, amount }) =>
      bill_id === null ? [] : [{ id: bill_id, number: bill_number ?? '', amount: money(amount) }],
    );
    const deposit = sum(own.filter(({ bill_id }) => bill_id === null).map(({ amount }) => amount));
    const reasons: BankUseReason[] = ['sum'];
    if (returnWords.test(text)) reasons.unshift('return_word');
    if (row.is_same_payer) reasons.unshift('payer');
    if (hasReference(line, row.bank_reference)) reasons.unshift('reference');
    if (bills.some(({ id }) => stated.includes(id))) reasons.unshift('bill_number');
    if (plainText(text).includes(receiptNumber(row.id).toLowerCase())) reasons.unshift('number');
    return {
      kind: 'returned' as const,
      receipt: { id: row.id, number: receiptNumber(row.id), payer: row.payer, received_on: row.received_on },
      agency: row.agency_id === null ? null : { id: row.agency_id, name: row.agency ?? '' },
      bills,
      deposit: money(deposit),
      reasons,
    };
  });
  return returned.filter(({ reasons }) => reasons.length > 1);
}

interface PayBackFact {
  id: number;
  payee: string;
  status: 'asked' | 'done';
  asked_at: Date;
  agency_id: number;
  agency: string;
}

async function listPaidBack(db: Db, line: LineRow): Promise<BankUseSuggestion[]> {
  const { rows } = await sql<PayBackFact>`
    SELECT pay_back.id, pay_back.payee, pay_back.status, pay_back.asked_at, pay_back.agency_id, agencies.name AS agency
    FROM pay_backs pay_back JOIN agencies ON agencies.id = pay_back.agency_id
    WHERE pay_back.status <> 'rejected' AND pay_back.currency = ${line.currency} AND pay_back.amount = ${-line.amount}
      AND NOT EXISTS (SELECT FROM bank_line_uses used WHERE used.pay_back_id = pay_back.id AND used.undone_at IS NULL)
    ORDER BY pay_back.id DESC LIMIT ${most}`.execute(db);
  const payer = plainText(line.payer);
  return rows.map(({ id, payee, status, asked_at, agency_id, agency }) => ({
    kind: 'pay_back' as const,
    pay_back: { id, payee, asked_at: toSeconds(asked_at) },
    agency: { id: agency_id, name: agency },
    waits: status === 'asked',
    reasons:
      payer !== '' && (plainText(payee).includes(payer) || plainText(agency) === payer)
        ? (['payer', 'sum'] as const satisfies BankUseReason[])
        : (['sum'] as const satisfies BankUseReason[]),
  }));
}

function hasReference(line: LineRow, reference: string): boolean {
  const key = keyOf(reference);
  return key.length >= 4 && keyOf(textOf(line)).includes(key);
}

const textOf = ({ payer, reference, remittance }: LineRow) => `${reference} ${remittance} ${payer}`;
