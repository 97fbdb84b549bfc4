import { sql } from 'kysely';

/**
 * Current day of an agency as `YYMMDD`, the prefix of its order numbers. In Yangon it differs from the UTC day
 * until half past six. Without an agency: the UTC day.
 */
export function numberDay(agencyId: number | null | undefined, now: Date) {
  return sql<string>`to_char(${now}::timestamptz AT TIME ZONE coalesce(
    (SELECT agency.tz FROM agencies agency WHERE agency.id = ${agencyId ?? null}::bigint), 'UTC'), 'YYMMDD')`;
}

/**
 * Six digits derived from the column `id`, unique within a million, so that numbers read out on the phone differ in
 * more than their last digit.
 */
export const scrambledId = sql<string>`lpad(((id * 387420489 + 271828) % 1000000)::text, 6, '0')`;
