import type { ReplyOf } from '@serai/contract/endpoint';
import type { reportTax as endpoint } from '@serai/contract/invoices/desk';
import { maxMissingNumbers, type paperSeries, type TaxTreatment } from '@serai/contract/invoices/statuses';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { sum } from '../../../domain/money.ts';
import { listEntities } from '../../contracts/contracts.ts';

interface RateRow {
  entity_id: number;
  currency: string;
  treatment: TaxTreatment;
  rate_bp: number;
  invoices: number;
  reds: number;
  base: number;
  tax: number;
}

interface SeriesRow {
  entity_id: number;
  series: (typeof paperSeries)[number];
  last: number;
  used: number;
  missing: number[];
}

/**
 * Sums the tax that each seller owes for the documents issued in a period, by rate, and lists numbers of its series
 * that are on no document. The sums over all time equal tax payable in the ledger.
 */
export async function reportTax(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const rates = await listOutputTax(db, call.input);
  const series = await selectSeries(db);
  const sellers = (await listEntities(db)).map(({ id, name_zh, name_en }) => {
    const own = rates.filter(({ entity_id }) => entity_id === id);
    return {
      id,
      name: inLanguage(call.lang, { zh: name_zh, en: name_en }),
      rates: own.map(({ treatment, rate_bp, invoices, reds, base, tax, currency }) => ({
        treatment,
        rate_bp,
        invoices,
        reds,
        base: { amount: base, currency },
        tax: { amount: tax, currency },
      })),
      tax: own[0] ? { amount: sum(own.map(({ tax }) => tax)), currency: own[0].currency } : null,
      series: series
        .filter(({ entity_id }) => entity_id === id)
        .map(({ series: name, last, used, missing }) => ({ series: name, last, used, missing })),
    };
  });
  return { sellers };
}

/** Tax of issued documents by rate, in the site's currency; red invoices have negative sums. */
export async function listOutputTax(db: Db, { from, to }: { from: string; to: string }): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    WITH taxed AS (
      SELECT invoice.entity_id, invoice.currency, line.tax_code_id, invoice.id AS invoice_id, NULL::bigint AS red_id,
        line.amount, line.site_tax AS tax
      FROM invoices invoice JOIN invoice_lines line ON line.invoice_id = invoice.id
      WHERE invoice.issued_on BETWEEN ${from}::date AND ${to}::date
      UNION ALL
      SELECT red.entity_id, invoice.currency, line.tax_code_id, NULL, red.id, taken.amount, taken.site_tax
      FROM invoice_reds red JOIN invoices invoice ON invoice.id = red.invoice_id
      JOIN invoice_red_lines taken ON taken.red_id = red.id JOIN invoice_lines line ON line.id = taken.line_id
      WHERE red.status = 'issued' AND red.issued_on BETWEEN ${from}::date AND ${to}::date
    )
    SELECT taxed.entity_id, taxed.currency, code.treatment, code.rate_bp,
      count(DISTINCT taxed.invoice_id) AS invoices, count(DISTINCT taxed.red_id) AS reds,
      sum(taxed.amount)::bigint AS base, sum(taxed.tax)::bigint AS tax
    FROM taxed JOIN tax_codes code ON code.id = taxed.tax_code_id
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`.execute(db);
  return rows;
}

/** Series of our own numbers, with the first numbers that are on no document. */
async function selectSeries(db: Db): Promise<SeriesRow[]> {
  const { rows } = await sql<SeriesRow>`
    WITH used AS (
      SELECT entity_id, kind AS series, series_no FROM invoices WHERE series_no IS NOT NULL
      UNION ALL SELECT entity_id, 'credit_note', series_no FROM invoice_reds WHERE series_no IS NOT NULL
    )
    SELECT series.entity_id, series.series, series.last,
      (SELECT count(*) FROM used
        WHERE used.entity_id = series.entity_id AND used.series = series.series) AS used,
      coalesce((SELECT array_agg(gap.number) FROM (
        SELECT number FROM generate_series(1, series.last) number
        WHERE NOT EXISTS (SELECT FROM used WHERE used.entity_id = series.entity_id
          AND used.series = series.series AND used.series_no = number)
        ORDER BY number LIMIT ${sql.lit(maxMissingNumbers)}
      ) gap), '{}') AS missing
    FROM paper_series series ORDER BY series.entity_id, series.series`.execute(db);
  return rows;
}
