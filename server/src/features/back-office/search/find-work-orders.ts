import { sql } from 'kysely';
import { selectByWords } from './find-by-words.ts';
import { type Finder, noFacts } from './found.ts';

interface WorkOrderRow {
  id: number;
  number: string;
  type: string;
  status: string;
  detail: string;
  asker: string;
  order_sn: string | null;
  agency_id: number | null;
  agency: string | null;
}

/** Finds work orders by number, number of their order, or words of their detail. */
export const findWorkOrders: Finder = async (db, { keyword, most }) => {
  const { rows } = await sql<WorkOrderRow>`
    SELECT work_order.id, work_order.number, work_order.type, work_order.status, left(work_order.detail, 120) AS detail,
      coalesce(asker.nickname, work_order.contact_name) AS asker, orders.sn AS order_sn, work_order.agency_id,
      agency.name AS agency
    FROM (${selectByWords('work_order_search', keyword, most)}) found
    JOIN work_orders work_order ON work_order.id = found.id
    LEFT JOIN orders ON orders.id = work_order.order_id
    LEFT JOIN agencies agency ON agency.id = work_order.agency_id
    LEFT JOIN users asker ON asker.id = work_order.user_id
    ORDER BY work_order.id DESC`.execute(db);
  return rows.map((row) => ({
    ...noFacts,
    kind: 'work_order',
    id: row.id,
    title: row.number,
    subject: row.detail,
    people: [row.asker],
    reference: row.order_sn ?? '',
    agency: row.agency_id === null ? null : { id: row.agency_id, name: row.agency ?? '' },
    type: row.type,
    status: row.status,
  }));
};
