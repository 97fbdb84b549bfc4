import { sql } from 'kysely';
import { amount, type EvidenceTable, instant, type Period, text } from './evidence-table.ts';

/** Parts of the console whose acts move money or decide who may. */
const moneyCalls =
  '^console/(wallet|evidence|closing|account|receipt|bank|payBack|bill|invoice|taxCode|payable|supplier|contract|priceGroup|entity|order|correction|secondPerson|driverCash|staff|staffRole)/';

/** Whether an instant is on a day of the period in UTC. */
const isWithin = (column: ReturnType<typeof sql>, { from, to }: Period) =>
  sql`${column} >= (${from}::date)::timestamp AT TIME ZONE 'UTC'
    AND ${column} < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`;

/** What the staff did with money, and with the rights to it. */
export const moneyActs: EvidenceTable = {
  name: 'acts',
  columns: [
    instant('at', '时间', 'At'),
    text('by', '经办', 'By'),
    text('call', '操作', 'Act'),
    text('object_kind', '对象', 'Object'),
    text('object_name', '名称', 'Name'),
    text('before', '之前', 'Before'),
    text('after', '之后', 'After'),
    text('reason', '原因', 'Reason'),
    text('ip', '网络地址', 'Network address'),
  ],
  select: (period, after, limit) => sql`
    SELECT action.id AS key, action.at, users.nickname AS by, action.call, action.object_kind, action.object_name,
      action.before::text AS before, action.after::text AS after, action.reason, action.ip
    FROM operator_actions action JOIN users ON users.id = action.operator_id
    WHERE action.id > ${after} AND ${isWithin(sql`action.at`, period)} AND action.call ~ ${moneyCalls}
    ORDER BY action.id LIMIT ${limit}`,
};

/** Acts that needed a second person: who asked, who decided. */
export const secondPersons: EvidenceTable = {
  name: 'second-person',
  columns: [
    text('kind', '事项', 'Matter'),
    text('object_name', '对象', 'Object'),
    text('agency', '客户公司', 'Agency'),
    amount('given', '金额', 'Amount'),
    text('currency', '币种', 'Currency'),
    text('asked_by', '申请人', 'Asked by'),
    instant('asked_at', '申请时间', 'Asked at'),
    text('reason', '原因', 'Reason'),
    text('status', '状态', 'Status'),
    text('decided_by', '复核人', 'Decided by'),
    instant('decided_at', '复核时间', 'Decided at'),
    text('note', '复核意见', 'Note'),
  ],
  select: (period, after, limit) => sql`
    SELECT request.id AS key, request.kind, request.object_name, agency.name AS agency,
      CASE WHEN request.currency IS NOT NULL THEN request.amount END AS given, request.currency,
      asker.nickname AS asked_by, request.asked_at, request.reason, request.status, decider.nickname AS decided_by,
      request.decided_at, request.note
    FROM concessions request JOIN users asker ON asker.id = request.asked_by
    LEFT JOIN users decider ON decider.id = request.decided_by
    LEFT JOIN agencies agency ON agency.id = request.agency_id
    WHERE request.id > ${after} AND ${isWithin(sql`request.asked_at`, period)}
    ORDER BY request.id LIMIT ${limit}`,
};
