import type { Pool } from 'pg';

/** Size of the desk of accounts. */
export interface AccountsSize {
  /** Receipts; two of five are not allocated yet. */
  receipts: number;
  /** Declared payments that wait. */
  declared: number;
  /** Invoices; one of five waits for the desk. */
  invoices: number;
}

/** Two thousand receipts beside the open items that `fillMoney` has written. */
export const accountsSize: AccountsSize = { receipts: 2_000, declared: 300, invoices: 5_000 };

/**
 * Writes receipts, declared payments and invoices of the agencies that have bills. Triggers are off; the allocated
 * receipts have no postings, so that the invariants of the portal's tests do not hold for them. Run it after the
 * rows of `fillMoney`, in a database that is only read.
 */
export async function fillAccounts(
  pool: Pool,
  { receipts, declared, invoices }: AccountsSize,
  staffId: number,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET session_replication_role = replica; SET statement_timeout = 0');
    await client.query(
      `WITH agency AS (
         SELECT id, name, row_number() OVER (ORDER BY id) AS at, count(*) OVER () AS of FROM agencies
       ), bill AS (
         SELECT id, number, agency_id, total - paid - given_back - written_off AS open,
           row_number() OVER (ORDER BY id DESC) AS at, count(*) OVER () AS of
         FROM bills WHERE status IN ('confirmed', 'part_paid')
       )
       INSERT INTO receipts (received_on, value_date, bank_reference, reference_key, payer, currency, gross,
         bank_charge, charge_to, account_currency, worth, charge_worth, recorded_by, recorded_at, agency_id,
         matched_by, matched_at, allocated, remittance)
       SELECT current_date - (no % 90)::int, current_date - (no % 90)::int, 'TT-' || no, 'TT' || no,
         CASE WHEN no % 3 = 0 THEN 'Unknown sender ' || no ELSE agency.name END, 'USD', sums.gross, 0, 'seller', 'USD',
         sums.gross, 0, $2, now(), sums.owner, CASE WHEN sums.owner IS NOT NULL THEN $2::bigint END,
         CASE WHEN sums.owner IS NOT NULL THEN now() END, CASE WHEN sums.owner IS NULL THEN 0 ELSE sums.gross END,
         CASE WHEN no % 4 = 0 THEN 'Payment of ' || bill.number ELSE 'Your invoices of last month' END
       FROM generate_series(1, $1::int) no
       JOIN agency ON agency.at = 1 + no % agency.of
       JOIN bill ON bill.at = 1 + no % bill.of
       CROSS JOIN LATERAL (
         SELECT greatest(bill.open, 1) AS gross, CASE WHEN no % 5 < 3 THEN agency.id END AS owner
       ) sums`,
      [receipts, staffId],
    );
    await client.query(
      `INSERT INTO receipt_search (receipt_id, words)
       SELECT id, to_tsvector('simple', concat_ws(' ', payer, bank_reference)) FROM receipts
       ON CONFLICT DO NOTHING`,
    );
    await client.query(
      `WITH member AS (
         SELECT id, agency_id, row_number() OVER (ORDER BY id) AS at, count(*) OVER () AS of
         FROM users WHERE agency_id IS NOT NULL
       )
       INSERT INTO declared_payments (agency_id, declared_by, declared_at, amount, currency, paid_on, payer, reference,
         meant_for, slip)
       SELECT member.agency_id, member.id, now() - no * interval '1 minute', 10000 + no, 'USD', current_date,
         'Sender ' || no, 'TT-' || no, 'bills', 'slip/' || no || '.pdf'
       FROM generate_series(1, $1::int) no JOIN member ON member.at = 1 + no % member.of`,
      [declared],
    );
    await client.query(
      `WITH member AS (
         SELECT users.id, agency_id, agencies.name, row_number() OVER (ORDER BY users.id) AS at, count(*) OVER () AS of
         FROM users JOIN agencies ON agencies.id = agency_id
       )
       INSERT INTO invoices (agency_id, entity_id, kind, status, title_kind, title, taxpayer_id, currency, total,
         made_by, made_at, invoice_number, issued_on, issued_at, seller, out_currency, gross, net, tax)
       SELECT member.agency_id, (SELECT min(id) FROM seller_entities), 'ordinary',
         CASE no % 5 WHEN 0 THEN 'submitted' ELSE 'issued' END, 'company', member.name || ' 有限公司',
         '91530000MA6N' || lpad(no::text, 6, '0'), 'USD', 10000 + no, member.id, now() - no * interval '1 hour',
         CASE WHEN no % 5 > 0 THEN (26532000000000000000 + no)::text ELSE '' END,
         CASE WHEN no % 5 > 0 THEN current_date - (no % 365)::int END, CASE WHEN no % 5 > 0 THEN now() END,
         CASE WHEN no % 5 > 0 THEN (SELECT to_jsonb(entity) FROM seller_entities entity ORDER BY id LIMIT 1) END,
         CASE WHEN no % 5 > 0 THEN 'USD' END, CASE WHEN no % 5 > 0 THEN 10000 + no END,
         CASE WHEN no % 5 > 0 THEN 9400 + no END, CASE WHEN no % 5 > 0 THEN 600 END
       FROM generate_series(1, $1::int) no JOIN member ON member.at = 1 + no % member.of`,
      [invoices],
    );
    await client.query(
      `INSERT INTO invoice_search (invoice_id, words) SELECT id, invoice_words(invoices) FROM invoices
       ON CONFLICT DO NOTHING`,
    );
    for (const table of ['receipts', 'receipt_search', 'declared_payments', 'invoices', 'invoice_search']) {
      await client.query(`VACUUM ANALYZE ${table}`);
    }
  } finally {
    client.release(true);
  }
}
