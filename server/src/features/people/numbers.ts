import { sql } from 'kysely';

/**
 * The day it is for an agency, as `YYMMDD`: what the numbers of its orders begin with. Another day than UTC's until
 * half past six in Yangon. Without an agency it is the day of UTC.
 */
export function numberDay(agencyId: number | null | undefined, now: Date) {
  return sql<string>`to_char(${now}::timestamptz AT TIME ZONE coalesce(
    (SELECT agency.tz FROM agencies agency WHERE agency.id = ${agencyId ?? null}::bigint), 'UTC'), 'YYMMDD')`;
}

/**
 * Six digits that follow from the column `id` without repeating within a million, so that numbers said on the phone
 * differ in more than their last digit.
 */
export const scrambledId = sql<string>`lpad(((id * 387420489 + 271828) % 1000000)::text, 6, '0')`;
