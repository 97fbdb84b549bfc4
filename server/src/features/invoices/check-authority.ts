import { authorityKinds, type InvoiceKind } from '@serai/contract/invoices/statuses';
import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import { AppError, refusedInput } from '../../platform/http/app-error.ts';
import { findSellerCalendar } from '../orders/orders.ts';
import { findAuthorityFile } from './authority/read-authority-files.ts';

/** Data from the tax authority: the invoice number, and its files as stored uploads. */
export interface Authority {
  invoiceNumber?: string;
  files?: { path: string; name: string }[];
}

interface Entered {
  invoice_number?: string | undefined;
  files?: string[] | undefined;
  userId: number;
}

/** Refuses a date of issue that is in the future at the seller's desk. */
export async function checkIssuedOn(
  trx: Trx,
  { issuedOn, entityId, now }: { issuedOn: string; entityId: number; now: Date },
): Promise<void> {
  const { tz } = await findSellerCalendar(trx, entityId);
  const latest = localDate(now.getTime(), tz);
  if (issuedOn > latest) throw refusedInput('issued_on', 'date_in_future', { latest });
}

/** Validates the data from the tax authority; our own documents have none. */
export async function checkAuthority(
  trx: Trx,
  kind: InvoiceKind,
  { invoice_number, files = [], userId }: Entered,
): Promise<Authority> {
  if (!authorityKinds.includes(kind)) return {};
  if (invoice_number === undefined) throw refusedInput('invoice_number', 'invoice_number_required');
  if (files.length === 0) throw refusedInput('files', 'invoice_files_required');
  await refuseKnown(trx, invoice_number);
  const found: { path: string; name: string }[] = [];
  for (const [at, url] of files.entries()) {
    const { path, name } = await findAuthorityFile(trx, { url, field: `files.${at}`, userId });
    found.push({ path, name });
  }
  return { invoiceNumber: invoice_number, files: found };
}

async function refuseKnown(trx: Trx, number: string): Promise<void> {
  const { rows } = await sql`
    SELECT FROM invoices WHERE kind = ANY(${[...authorityKinds]}::text[]) AND invoice_number = ${number}
    UNION ALL SELECT FROM invoice_reds WHERE series_no IS NULL AND invoice_number = ${number}`.execute(trx);
  if (rows.length > 0) throw new AppError('invoice_number_known', { facts: { number } });
}
