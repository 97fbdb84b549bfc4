import { sql } from 'kysely';
import { amount, day, type EvidenceTable, instant, isOfEntity, text } from './evidence-table.ts';

/** Number of a receipt as its pages print it. */
const numberOfReceipt = sql`'R' || lpad(receipt.id::text, 6, '0')`;

/** Receipts that arrived in the period, each with the line of the bank file that proves it. */
export const receipts: EvidenceTable = {
  name: 'receipts',
  columns: [
    text('receipt', '收款', 'Receipt'),
    day('received_on', '到账日', 'Received on'),
    day('value_date', '起息日', 'Value date'),
    text('payer', '付款方', 'Payer'),
    text('bank_reference', '银行流水号', 'Bank reference'),
    amount('gross', '金额', 'Amount'),
    amount('bank_charge', '手续费', 'Bank charge'),
    text('currency', '币种', 'Currency'),
    text('rate', '汇率', 'Rate'),
    text('agency', '客户公司', 'Agency'),
    text('account_currency', '入账币种', 'Booked in'),
    text('recorded_by', '录入', 'Recorded by'),
    instant('recorded_at', '录入时间', 'Recorded at'),
    instant('reversed_at', '冲回时间', 'Reversed at'),
    text('reverse_reason', '冲回原因', 'Reason'),
    text('bank_account', '银行账户', 'Bank account'),
    text('bank_file', '对账单文件', 'Bank file'),
    text('bank_file_sha256', '文件 SHA-256', 'SHA-256 of the file'),
    text('line_key', '对账单行', 'Line'),
  ],
  select: ({ from, to }, after, limit) => sql`
    SELECT receipt.id AS key, ${numberOfReceipt} AS receipt, receipt.received_on::text AS received_on,
      receipt.value_date::text AS value_date, receipt.payer, receipt.bank_reference, receipt.gross,
      receipt.bank_charge, receipt.currency, receipt.rate || ' ' || receipt.rate_of AS rate, agency.name AS agency,
      receipt.account_currency, users.nickname AS recorded_by, receipt.recorded_at, receipt.reversed_at,
      receipt.reverse_reason, bank.name AS bank_account, file.name AS bank_file,
      encode(sha256(file.bytes), 'hex') AS bank_file_sha256, line.line_key
    FROM receipts receipt
    JOIN users ON users.id = receipt.recorded_by
    LEFT JOIN agencies agency ON agency.id = receipt.agency_id
    LEFT JOIN LATERAL (SELECT * FROM bank_lines WHERE receipt_id = receipt.id ORDER BY id LIMIT 1) line ON true
    LEFT JOIN bank_files file ON file.id = line.file_id
    LEFT JOIN bank_accounts bank ON bank.id = line.account_id
    WHERE receipt.id > ${after} AND receipt.received_on BETWEEN ${from}::date AND ${to}::date
    ORDER BY receipt.id LIMIT ${limit}`,
};

/** Parts of receipts allocated in the period: to a bill, otherwise to the deposit. */
export const allocations: EvidenceTable = {
  name: 'allocations',
  columns: [
    text('receipt', '收款', 'Receipt'),
    text('agency', '客户公司', 'Agency'),
    text('bill', '账单', 'Bill'),
    amount('allocated', '金额', 'Amount'),
    text('currency', '币种', 'Currency'),
    text('posting', '凭证号', 'Posting'),
    text('by', '经办', 'By'),
    instant('allocated_at', '分配时间', 'Allocated at'),
    instant('reversed_at', '冲回时间', 'Reversed at'),
  ],
  select: ({ from, to }, after, limit) => sql`
    SELECT part.id AS key, ${numberOfReceipt} AS receipt, agency.name AS agency, bill.number AS bill,
      part.amount AS allocated, receipt.account_currency AS currency, part.posting_id AS posting,
      users.nickname AS by, part.allocated_at, part.reversed_at
    FROM receipt_allocations part
    JOIN receipts receipt ON receipt.id = part.receipt_id
    JOIN agencies agency ON agency.id = part.agency_id
    JOIN users ON users.id = part.allocated_by
    LEFT JOIN bills bill ON bill.id = part.bill_id
    WHERE part.id > ${after} AND (part.allocated_at AT TIME ZONE agency.tz)::date BETWEEN ${from}::date AND ${to}::date
    ORDER BY part.id LIMIT ${limit}`,
};

/** All lines of bank files booked in the period, also those without a receipt. */
export const bankLines: EvidenceTable = {
  name: 'bank-lines',
  columns: [
    text('bank_account', '银行账户', 'Bank account'),
    day('booked_on', '记账日', 'Booked on'),
    day('value_date', '起息日', 'Value date'),
    amount('moved', '金额（支出为负）', 'Amount (out below zero)'),
    text('currency', '币种', 'Currency'),
    text('payer', '对方', 'Other side'),
    text('reference', '银行流水号', 'Reference'),
    text('remittance', '附言', 'Text'),
    text('bank_file', '对账单文件', 'Bank file'),
    text('line_key', '对账单行', 'Line'),
    text('receipt', '收款', 'Receipt'),
  ],
  select: ({ from, to }, after, limit) => sql`
    SELECT line.id AS key, bank.name AS bank_account, line.booked_on::text AS booked_on,
      line.value_date::text AS value_date, line.amount AS moved, line.currency, line.payer, line.reference,
      line.remittance, file.name AS bank_file, line.line_key,
      CASE WHEN line.receipt_id IS NOT NULL THEN 'R' || lpad(line.receipt_id::text, 6, '0') END AS receipt
    FROM bank_lines line
    JOIN bank_files file ON file.id = line.file_id
    JOIN bank_accounts bank ON bank.id = line.account_id
    WHERE line.id > ${after} AND line.booked_on BETWEEN ${from}::date AND ${to}::date
    ORDER BY line.id LIMIT ${limit}`,
};

/** Bills made in the period, as they are when the archive is made. */
export const bills: EvidenceTable = {
  name: 'bills',
  columns: [
    text('number', '账单', 'Bill'),
    text('agency', '客户公司', 'Agency'),
    text('seller', '销售主体', 'Selling company'),
    text('status', '状态', 'Status'),
    instant('made_at', '出账时间', 'Made at'),
    day('due_on', '到期日', 'Due'),
    amount('total', '合计', 'Total'),
    amount('paid', '已付', 'Paid'),
    amount('given_back', '退减', 'Given back'),
    amount('written_off', '核销', 'Written off'),
    amount('recovered', '收回', 'Recovered'),
    text('currency', '币种', 'Currency'),
  ],
  select: (period, after, limit) => sql`
    SELECT bill.id AS key, bill.number, agency.name AS agency, seller.name_zh AS seller, bill.status, bill.made_at,
      bill.due_on::text AS due_on, bill.total, bill.paid, bill.given_back, bill.written_off, bill.recovered,
      bill.currency
    FROM bills bill
    JOIN agencies agency ON agency.id = bill.agency_id
    JOIN seller_entities seller ON seller.id = bill.entity_id
    WHERE bill.id > ${after} AND ${isOfEntity(sql`bill.entity_id`, period)}
      AND (bill.made_at AT TIME ZONE agency.tz)::date BETWEEN ${period.from}::date AND ${period.to}::date
    ORDER BY bill.id LIMIT ${limit}`,
};

/** Invoices and red invoices issued in the period; red ones are below zero. */
export const invoices: EvidenceTable = {
  name: 'invoices',
  columns: [
    text('application', '申请', 'Application'),
    text('invoice_number', '发票号码', 'Invoice number'),
    text('kind', '票种', 'Kind'),
    text('red', '红字', 'Red'),
    day('issued_on', '开票日期', 'Issued on'),
    text('seller', '销售主体', 'Selling company'),
    text('agency', '客户公司', 'Agency'),
    text('title', '抬头', 'Title'),
    text('taxpayer_id', '税号', 'Tax id'),
    amount('net', '不含税', 'Net'),
    amount('tax', '税额', 'Tax'),
    amount('gross', '价税合计', 'Total with tax'),
    text('currency', '币种', 'Currency'),
  ],
  // A red invoice follows all invoices: the keys of both would mix.
  select: (period, after, limit) => sql`
    SELECT paper.*, invoice.number AS application, invoice.kind, seller.name_zh AS seller, agency.name AS agency,
      invoice.title, invoice.taxpayer_id, invoice.out_currency AS currency, paper.day::text AS issued_on
    FROM (
      SELECT id AS key, id AS invoice_id, invoice_number, '' AS red, issued_on AS day, net, tax, gross FROM invoices
      UNION ALL
      SELECT 1000000000000 + red.id, red.invoice_id, red.invoice_number, 'red', red.issued_on, sum(line.net)::bigint,
        sum(line.tax)::bigint, sum(line.gross)::bigint
      FROM invoice_reds red JOIN invoice_red_lines line ON line.red_id = red.id
      WHERE red.status = 'issued' GROUP BY red.id
    ) paper
    JOIN invoices invoice ON invoice.id = paper.invoice_id
    JOIN seller_entities seller ON seller.id = invoice.entity_id
    JOIN agencies agency ON agency.id = invoice.agency_id
    WHERE paper.key > ${after} AND ${isOfEntity(sql`invoice.entity_id`, period)} AND paper.day BETWEEN ${period.from}::date AND ${period.to}::date
    ORDER BY paper.key LIMIT ${limit}`,
};
