import { sql } from 'kysely';
import type { Trx } from '../../../calls.ts';
import { amount, day, type EvidenceTable, instant, isOfEntity, type Period, text } from './evidence-table.ts';

/** Postings are dated by the civil day of their agency, as its statements and months are. */
const dayOfPosting = sql`(posting.created_at AT TIME ZONE agency.tz)::date`;

/** Whether a posting is of the period; the bounds in UTC leave room for every zone. */
export const isOfPeriod = (period: Period) => {
  const { from, to } = period;
  return sql`${isOfEntity(sql`posting.entity_id`, period)} AND posting.created_at >= ${from}::date - 1 AND posting.created_at < ${to}::date + 2
  AND ${dayOfPosting} BETWEEN ${from}::date AND ${to}::date`;
};

/** Number of entries of a period, counted up to a limit. */
export async function countEntries(trx: Trx, period: Period, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM ledger_postings posting
      JOIN agencies agency ON agency.id = posting.agency_id
      JOIN ledger_entries entry ON entry.posting_id = posting.id
      WHERE ${isOfPeriod(period)} LIMIT ${limit}
    ) counted`.execute(trx);
  return rows[0]!.count;
}

/** Every entry of the period, debit and credit in columns of their own. */
export const journal: EvidenceTable = {
  name: 'journal',
  columns: [
    text('posting', '凭证号', 'Posting'),
    text('event', '事项', 'Event'),
    day('day', '日期', 'Date'),
    instant('created_at', '记账时间', 'Posted at'),
    text('agency', '客户公司', 'Agency'),
    text('seller', '销售公司', 'Selling company'),
    text('account', '账户', 'Account'),
    amount('debit', '借方', 'Debit'),
    amount('credit', '贷方', 'Credit'),
    text('currency', '币种', 'Currency'),
    text('order_sn', '订单', 'Order'),
    text('bill', '账单', 'Bill'),
    text('invoice', '发票申请', 'Invoice application'),
    text('receipt', '收款', 'Receipt'),
    text('memo', '摘要', 'Memo'),
    text('user', '经办', 'By'),
  ],
  select: (period, after, limit) => sql`
    SELECT entry.id AS key, posting.id AS posting, posting.event, ${dayOfPosting}::text AS day, posting.created_at,
      agency.name AS agency, seller.name_zh AS seller, entry.account_kind AS account,
      CASE WHEN entry.amount > 0 THEN entry.amount END AS debit,
      CASE WHEN entry.amount < 0 THEN -entry.amount END AS credit,
      account.currency, orders.sn AS order_sn, bill.number AS bill, invoice.number AS invoice,
      CASE WHEN posting.receipt_id IS NOT NULL THEN 'R' || lpad(posting.receipt_id::text, 6, '0') END AS receipt,
      posting.memo, users.nickname AS user
    FROM ledger_entries entry
    JOIN ledger_postings posting ON posting.id = entry.posting_id
    JOIN ledger_accounts account ON account.id = entry.account_id
    JOIN agencies agency ON agency.id = posting.agency_id
    JOIN seller_entities seller ON seller.id = posting.entity_id
    LEFT JOIN orders ON orders.id = posting.order_id
    LEFT JOIN bills bill ON bill.id = posting.bill_id
    LEFT JOIN invoices invoice ON invoice.id = posting.invoice_id
    LEFT JOIN users ON users.id = posting.user_id
    WHERE entry.id > ${after} AND ${isOfPeriod(period)}
    ORDER BY entry.id LIMIT ${limit}`,
};

/** Opening balance, movement and closing balance of each account kind and currency; debit positive. */
export const trialBalance: EvidenceTable = {
  name: 'trial-balance',
  columns: [
    text('account', '账户', 'Account'),
    text('currency', '币种', 'Currency'),
    amount('opening', '期初', 'Opening'),
    amount('debit', '本期借方', 'Debit'),
    amount('credit', '本期贷方', 'Credit'),
    amount('closing', '期末', 'Closing'),
  ],
  select: (period, after, limit) => sql`
    SELECT * FROM (
      SELECT row_number() OVER (ORDER BY currency, account) AS key, * FROM (
        SELECT account.kind AS account, account.currency,
          coalesce(sum(entry.amount) FILTER (WHERE ${dayOfPosting} < ${period.from}::date), 0)::bigint AS opening,
          coalesce(sum(entry.amount) FILTER (
            WHERE entry.amount > 0 AND ${dayOfPosting} >= ${period.from}::date), 0)::bigint AS debit,
          coalesce(-sum(entry.amount) FILTER (
            WHERE entry.amount < 0 AND ${dayOfPosting} >= ${period.from}::date), 0)::bigint AS credit,
          coalesce(sum(entry.amount), 0)::bigint AS closing
        FROM ledger_entries entry
        JOIN ledger_postings posting ON posting.id = entry.posting_id
        JOIN ledger_accounts account ON account.id = entry.account_id
        JOIN agencies agency ON agency.id = posting.agency_id
        WHERE ${dayOfPosting} <= ${period.to}::date AND ${isOfEntity(sql`posting.entity_id`, period)}
        GROUP BY account.kind, account.currency
      ) summed
    ) numbered
    WHERE key > ${after} ORDER BY key LIMIT ${limit}`,
};

/** Charges on credit that are not settled when the archive is made. */
export const openItems: EvidenceTable = {
  name: 'open-items',
  columns: [
    text('agency', '客户公司', 'Agency'),
    text('order_sn', '订单', 'Order'),
    text('bill', '账单', 'Bill'),
    text('kind', '款项', 'Charge'),
    day('service_date', '服务日期', 'Date of service'),
    day('due_on', '到期日', 'Due'),
    amount('charged', '金额', 'Amount'),
    amount('settled', '已结', 'Settled'),
    amount('open', '未结', 'Open'),
    text('currency', '币种', 'Currency'),
  ],
  select: (period, after, limit) => sql`
    SELECT charge.id AS key, agency.name AS agency, orders.sn AS order_sn, bill.number AS bill, charge.kind,
      charge.service_date::text AS service_date, charge.due_on::text AS due_on, charge.amount AS charged,
      charge.settled, charge.amount - charge.settled AS open, charge.currency
    FROM charges charge
    JOIN agencies agency ON agency.id = charge.agency_id
    JOIN orders ON orders.id = charge.order_id
    LEFT JOIN bills bill ON bill.id = charge.bill_id
    WHERE charge.id > ${after} AND charge.channel = 'credit' AND charge.settled <> charge.amount
      AND ${isOfEntity(sql`charge.entity_id`, period)}
    ORDER BY charge.id LIMIT ${limit}`,
};
