import { receiptNumber } from '@serai/contract/receipts/receipt-number';
import { sql } from 'kysely';
import { readBillNumber } from '../../billing/billing.ts';
import { selectByWords } from './find-by-words.ts';
import { type Finder, noFacts } from './found.ts';

interface BillRow {
  id: number;
  number: string;
  status: string;
  due_on: string | null;
  total: number;
  currency: string;
  agency_id: number;
  agency: string;
}

/** Finds a bill by its number: `BL0000123`, with or without letters and zeros. */
export const findBills: Finder = async (db, { keyword }) => {
  const id = readBillNumber(keyword);
  if (id === undefined) return [];
  const { rows } = await sql<BillRow>`
    SELECT bill.id, bill.number, bill.status, bill.due_on, bill.total, bill.currency, bill.agency_id, agency.name AS agency
    FROM bills bill JOIN agencies agency ON agency.id = bill.agency_id
    WHERE bill.id = ${id}::bigint`.execute(db);
  return rows.map(({ number, status, due_on, total, currency, ...row }) => ({
    ...noFacts,
    kind: 'bill',
    id: row.id,
    title: number,
    agency: { id: row.agency_id, name: row.agency },
    status,
    date: due_on,
    amount: { amount: total, currency },
  }));
};

interface InvoiceRow {
  id: number;
  number: string;
  kind: string;
  status: string;
  title: string;
  invoice_number: string;
  issued_on: string | null;
  total: number;
  currency: string;
  agency_id: number;
  agency: string;
}

/** Finds invoices by number, title, taxpayer number, or the number of a paper, red ones included. */
export const findInvoices: Finder = async (db, { keyword, most }) => {
  const { rows } = await sql<InvoiceRow>`
    SELECT invoice.id, invoice.number, invoice.kind, invoice.status, invoice.title, invoice.invoice_number,
      invoice.issued_on, invoice.total, invoice.currency, invoice.agency_id, agency.name AS agency
    FROM (${selectByWords('invoice_search', keyword, most)}) found
    JOIN invoices invoice ON invoice.id = found.id JOIN agencies agency ON agency.id = invoice.agency_id
    ORDER BY invoice.id DESC`.execute(db);
  return rows.map((row) => ({
    ...noFacts,
    kind: 'invoice',
    id: row.id,
    title: row.number,
    subject: row.title,
    reference: row.invoice_number,
    agency: { id: row.agency_id, name: row.agency },
    type: row.kind,
    status: row.status,
    date: row.issued_on,
    amount: { amount: row.total, currency: row.currency },
  }));
};

interface ReceiptRow {
  id: number;
  payer: string;
  bank_reference: string;
  received_on: string;
  gross: number;
  currency: string;
  status: string;
  agency_id: number | null;
  agency: string | null;
}

/** Finds receipts by number, payer or the bank's reference. */
export const findReceipts: Finder = async (db, { keyword, most }) => {
  const { rows } = await sql<ReceiptRow>`
    SELECT receipt.id, receipt.payer, receipt.bank_reference, receipt.received_on, receipt.gross, receipt.currency,
      CASE WHEN receipt.reversed_at IS NOT NULL THEN 'reversed' WHEN receipt.agency_id IS NULL THEN 'unmatched'
        ELSE 'matched' END AS status,
      receipt.agency_id, agency.name AS agency
    FROM (${selectByWords('receipt_search', keyword, most)}) found
    JOIN receipts receipt ON receipt.id = found.id LEFT JOIN agencies agency ON agency.id = receipt.agency_id
    ORDER BY receipt.id DESC`.execute(db);
  return rows.map((row) => ({
    ...noFacts,
    kind: 'receipt',
    id: row.id,
    title: receiptNumber(row.id),
    subject: row.payer,
    reference: row.bank_reference,
    agency: row.agency_id === null ? null : { id: row.agency_id, name: row.agency ?? '' },
    status: row.status,
    date: row.received_on,
    amount: { amount: row.gross, currency: row.currency },
  }));
};
