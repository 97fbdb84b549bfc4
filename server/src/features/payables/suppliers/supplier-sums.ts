import { addDays } from '@serai/contract/dates';
import { type RawBuilder, sql } from 'kysely';
import { money } from '../../../domain/money.ts';

/** Sums owed to a supplier, in minor units of the site's currency. */
export interface SupplierSums {
  owed: number;
  services: number;
  later: number;
  due: number;
  overdue: number;
}

/** Days before its due date from which an invoice counts as due. */
const dueDays = 7;

/**
 * Query of `supplier_id` with its sums and number of disputed invoices: costs on no accepted invoice, and accepted
 * invoices that are not paid, by due date. Reads open items only, whose number does not grow with the years.
 */
export function openSums(currency: string, today: string): RawBuilder<unknown> {
  const soon = addDays(today, dueDays);
  return sql`
    SELECT supplier_id, sum(services)::bigint AS services, sum(later)::bigint AS later, sum(due)::bigint AS due,
      sum(overdue)::bigint AS overdue, (sum(services) + sum(later) + sum(due) + sum(overdue))::bigint AS owed,
      sum(disputed)::int AS disputed
    FROM (
      SELECT supplier_id, amount AS services, 0 AS later, 0 AS due, 0 AS overdue, 0 AS disputed
      FROM supplier_costs WHERE invoice_id IS NULL AND currency = ${currency}
      UNION ALL
      SELECT supplier_id, 0, CASE WHEN due_on > ${soon}::date THEN total ELSE 0 END,
        CASE WHEN due_on BETWEEN ${today}::date AND ${soon}::date THEN total ELSE 0 END,
        CASE WHEN due_on < ${today}::date THEN total ELSE 0 END, 0
      FROM supplier_invoices WHERE status = 'accepted' AND currency = ${currency}
      UNION ALL
      SELECT supplier_id, 0, 0, 0, 0, 1 FROM supplier_invoices WHERE status = 'disputed'
    ) item GROUP BY supplier_id`;
}

/** The sums as replies show them. */
export function presentSums({ owed, services, later, due, overdue }: SupplierSums, currency: string) {
  return {
    owed: money(owed, currency),
    services: money(services, currency),
    later: money(later, currency),
    due: money(due, currency),
    overdue: money(overdue, currency),
  };
}
