import type { Aged, Exposure as ExposureView } from '@serai/contract/billing/exposure';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../calls.ts';
import { type Exposure, exposureOf, type PartSum } from '../../domain/exposure.ts';

/** Debt of an agency and its currency. */
export interface AgencyExposure {
  agencyId: number;
  agency: string;
  currency: string;
  exposure: Exposure;
}

type PartRow = PartSum & { agency_id: number; agency: string; currency: string };

/**
 * Reads an agency's debt at an instant, by part. Its credit, ageing and reminders all use this figure; the
 * total equals its receivable.
 */
export async function readExposure(db: Db, agencyId: number, now: Date): Promise<Exposure> {
  const { rows } = await selectParts(now, sql`part.agency_id = ${agencyId}`).execute(db);
  return exposureOf(rows);
}

/** The same for every agency with a debt, by agency id. */
export async function listExposures(db: Db, now: Date): Promise<AgencyExposure[]> {
  const { rows } = await selectParts(now, sql`true`).execute(db);
  const byAgency = new Map<number, PartRow[]>();
  for (const row of rows) byAgency.set(row.agency_id, [...(byAgency.get(row.agency_id) ?? []), row]);
  return [...byAgency].map(([agencyId, parts]) => ({
    agencyId,
    agency: parts[0]!.agency,
    currency: parts[0]!.currency,
    exposure: exposureOf(parts),
  }));
}

/** Selects the parts. The database adds amounts by due date, so that few rows result. */
function selectParts(now: Date, condition: RawBuilder<unknown>): RawBuilder<PartRow> {
  return sql<PartRow>`
    SELECT agency.id AS agency_id, agency.name AS agency, agency.currency, part.part,
      CASE WHEN NOT part.paused THEN (${now}::timestamptz AT TIME ZONE agency.tz)::date - part.due_on END AS days_late,
      sum(part.amount)::bigint AS amount
    FROM exposure_parts part JOIN agencies agency ON agency.id = part.agency_id
    WHERE ${condition}
    GROUP BY agency.id, part.part, part.due_on, part.paused
    ORDER BY agency.id`;
}

/** An exposure as returned by calls. */
export function presentExposure(exposure: Exposure, currency: string): ExposureView {
  const money = (amount: number) => ({ amount, currency });
  const { total, held, unbilled, applied, not_due, overdue, disputed, past_due } = exposure;
  return {
    total: money(total),
    held: money(held),
    unbilled: money(unbilled),
    applied: money(applied),
    not_due: money(not_due),
    overdue: money(overdue),
    disputed: money(disputed),
    past_due: money(past_due),
  };
}

/** Ageing of the billed part, as returned by calls. */
export function presentAged({ aged }: Exposure, currency: string): Aged {
  const money = (amount: number) => ({ amount, currency });
  return {
    current: money(aged.current),
    to_30: money(aged.to_30),
    to_60: money(aged.to_60),
    to_90: money(aged.to_90),
    over_90: money(aged.over_90),
  };
}
