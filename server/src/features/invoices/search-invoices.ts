import { sql } from 'kysely';
import type { Db } from '../../calls.ts';
import { holdsPage } from '../permissions/permissions.ts';
import { type MemberSearchSource, noFacts } from '../search/search.ts';

/** Maximum number of matches that are read per keyword. */
const maxRead = 2000;

interface FoundInvoice {
  id: number;
  number: string;
  kind: string;
  status: string;
  title: string;
  invoice_number: string;
  issued_on: string | null;
  total: number;
  currency: string;
}

/**
 * Finds invoices of the agency by number, title, taxpayer number, or the number of a paper, red ones included. Words
 * match whole if any invoice has them, otherwise as prefixes.
 */
export function invoiceSearch({ db }: { db: Db }): MemberSearchSource {
  return {
    kinds: ['invoice'],
    isOpenTo: (member) => holdsPage(member, '/user/invoice/details'),
    find: async ({ member, keyword, most }) => {
      // Materialised, because the planner would otherwise prefer to walk the agency's invoices.
      const matching = (isWhole: boolean) => sql`
        SELECT invoice_id AS id FROM invoice_search
        WHERE words @@ (SELECT order_query(${member.agencyId}::bigint, ${keyword}::text, ${isWhole}))`;
      const { rows } = await sql<FoundInvoice>`
        WITH whole AS MATERIALIZED (${matching(true)}), begun AS MATERIALIZED (${matching(false)}),
        found AS (
          (SELECT id FROM whole LIMIT ${sql.lit(maxRead)})
          UNION (SELECT id FROM begun WHERE NOT EXISTS (SELECT FROM whole) LIMIT ${sql.lit(maxRead)})
        )
        SELECT invoice.id, invoice.number, invoice.kind, invoice.status, invoice.title, invoice.invoice_number,
          invoice.issued_on, invoice.total, invoice.currency
        FROM (SELECT id FROM found ORDER BY id DESC LIMIT ${most}) AS newest
        JOIN invoices invoice ON invoice.id = newest.id
        WHERE invoice.agency_id = ${member.agencyId}
        ORDER BY invoice.id DESC`.execute(db);
      return rows.map(({ id, number, kind, status, title, invoice_number, issued_on, total, currency }) => ({
        ...noFacts,
        kind: 'invoice',
        id,
        title: number,
        subject: title,
        reference: invoice_number,
        type: kind,
        status,
        date: issued_on,
        amount: { amount: total, currency },
      }));
    },
  };
}
