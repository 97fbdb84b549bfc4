import type { Aged, Exposure as ExposureView } from '@serai/contract/billing/exposure';
import type { OpenItemPart } from '@serai/contract/wallet/open-item-parts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../calls.ts';
import { type Exposure, type ExposurePart, exposureOf, type PartSum } from '../../domain/exposure.ts';

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

/** An open sum with the order or charge that it comes from. */
export interface ExposureItem extends PartSum {
  order_id: number;
  /** Null for an order before its service. */
  charge_id: number | null;
  due_on: string | null;
}

/**
 * Lists the items of an agency's exposure, the longest due first; `part` is one part of `Exposure`. The same view and
 * the same function add them up to the exposure.
 */
export async function listExposureItems(
  db: Db,
  { agencyId, part, now }: { agencyId: number; part: OpenItemPart | undefined; now: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<ExposureItem[]> {
  const { rows } = await sql<ExposureItem>`
    SELECT item.* FROM (
      SELECT part.part, part.amount, part.order_id, part.charge_id, part.due_on,
        CASE WHEN NOT part.paused THEN (${now}::timestamptz AT TIME ZONE agency.tz)::date - part.due_on END AS days_late
      FROM exposure_parts part JOIN agencies agency ON agency.id = part.agency_id
      WHERE part.agency_id = ${agencyId} AND ${part === undefined ? sql`true` : sql`part.part = ${storedPart(part)}`}
    ) item
    WHERE ${isOfPart(part)}
    ORDER BY item.due_on NULLS LAST, item.order_id, item.charge_id
    LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

/** Number of these items, and their sum in minor units. */
export async function sumExposureItems(
  db: Db,
  { agencyId, part, now }: { agencyId: number; part: OpenItemPart | undefined; now: Date },
): Promise<{ count: number; sum: number }> {
  const { rows } = await sql<{ count: number; sum: number }>`
    SELECT count(*) AS count, coalesce(sum(item.amount), 0)::bigint AS sum FROM (
      SELECT part.amount,
        CASE WHEN NOT part.paused THEN (${now}::timestamptz AT TIME ZONE agency.tz)::date - part.due_on END AS days_late
      FROM exposure_parts part JOIN agencies agency ON agency.id = part.agency_id
      WHERE part.agency_id = ${agencyId} AND ${part === undefined ? sql`true` : sql`part.part = ${storedPart(part)}`}
    ) item WHERE ${isOfPart(part)}`.execute(db);
  return rows[0]!;
}

/** Earliest due day of what an agency owes and has not disputed in time; null if nothing has a due day. */
export async function findFirstDue(db: Db, agencyId: number): Promise<string | null> {
  const { rows } = await sql<{ due_on: string | null }>`
    SELECT min(due_on) AS due_on FROM exposure_parts
    WHERE agency_id = ${agencyId} AND NOT paused AND amount > 0`.execute(db);
  return rows[0]!.due_on;
}

function storedPart(part: OpenItemPart): ExposurePart {
  return part === 'not_due' || part === 'overdue' ? 'billed' : part;
}

/** Splits the billed part like `exposureOf`. */
function isOfPart(part: OpenItemPart | undefined): RawBuilder<boolean> {
  if (part === 'overdue') return sql`coalesce(item.days_late, 0) > 0`;
  return part === 'not_due' ? sql`coalesce(item.days_late, 0) <= 0` : sql`true`;
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
