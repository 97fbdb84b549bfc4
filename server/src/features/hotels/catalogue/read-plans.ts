import type { Pool } from 'pg';
import type { RelativeEnd } from '../../../domain/cancellation-policy.ts';
import { readNightTerms } from '../night-terms.ts';
import { isStopped, stoppedNights } from '../sale/stopped-nights.ts';
import { copyOut } from './copy-out.ts';
import type { NightTerms, RateTerms, RoomFacts } from './hotel-facts.ts';
import type { SharedTexts } from './shared-texts.ts';

/**
 * Offsets in a binary row of a rate plan: field count, then each field after its length: id, room type,
 * terms, terms by night.
 */
const PLAN_AT = 6;
const ROOM_AT = 18;
const TERMS_AT = 26;
const terms = `meal, bed, array_to_string(included, ' '), sells, request_when_gone, cut_off,
  array_to_string(nationalities, ' '), policy`;
const termFields = 8;
const nightTerms = `min_stay, child_bands, supplements,
  CASE WHEN nights IS NULL THEN stay_limits ELSE stay_limits || nights END, contract_terms`;

/**
 * Reads the rate plans of hotels into their rooms. Plans are most of the data but repeat a few shared terms.
 * Each row is therefore processed as it arrives, and its terms are looked up by their bytes; as result rows,
 * a city's thousands of texts would survive several garbage collections.
 */
export async function readPlans(
  pool: Pool,
  hotelIds: readonly number[],
  rooms: ReadonlyMap<number, RoomFacts>,
  shared: SharedTexts,
): Promise<void> {
  // COPY takes no parameters; only internal ids are interpolated.
  const hotels = `'{${hotelIds.join()}}'::bigint[]`;
  const select = `WITH stopped AS MATERIALIZED (
      SELECT room.id AS room_type_id, ${stoppedNights} AS nights FROM stop_sells stop
        JOIN room_types room ON room.hotel_id = stop.hotel_id AND coalesce(stop.room_type_id, room.id) = room.id
       WHERE ${isStopped} AND stop.hotel_id = ANY(${hotels}) GROUP BY room.id)
    SELECT id, room_type_id, ${terms}, ${nightTerms} FROM rate_plans LEFT JOIN stopped USING (room_type_id)
    WHERE hotel_id = ANY(${hotels}) AND active ORDER BY room_type_id, position, id`;
  await copyOut(pool, select, (bytes, row, end) => {
    const room = rooms.get(readId(bytes, row + ROOM_AT));
    if (!room) return;
    const { baseGuests } = room;
    const termsAt = row + TERMS_AT;
    const nightsAt = skipFields(bytes, termsAt, termFields);
    const key = bytes.toString('latin1', termsAt, nightsAt);
    const nightKey = `${baseGuests} ${bytes.toString('latin1', nightsAt, end)}`;
    room.plans.push({
      id: readId(bytes, row + PLAN_AT),
      terms: shared.termsOf(key, () => readTerms(key, bytes, termsAt, shared)),
      nightTerms: shared.nightTermsOf(nightKey, () => readNights(baseGuests, bytes, nightsAt)),
    });
  });
}

function readTerms(key: string, bytes: Buffer, at: number, shared: SharedTexts): RateTerms {
  const field = (index: number) => skipFields(bytes, at, index);
  const cutOff = readJson(bytes, field(5));
  return {
    key,
    meal: readText(bytes, field(0)) as RateTerms['meal'],
    bed: readText(bytes, field(1)) as RateTerms['bed'],
    included: wordsOf(readText(bytes, field(2))) as RateTerms['included'][number][],
    sells: readText(bytes, field(3)) as RateTerms['sells'],
    requestWhenGone: bytes[field(4) + 4] === 1,
    cutOff: cutOff === undefined ? null : (JSON.parse(cutOff) as RelativeEnd | null),
    nationalities: wordsOf(readText(bytes, field(6))),
    policy: shared.policy(readJson(bytes, field(7))!),
  };
}

function readNights(baseGuests: number, bytes: Buffer, at: number): NightTerms {
  const field = (index: number) => skipFields(bytes, at, index);
  const lists = [1, 2, 3].map((index) => readJson(bytes, field(index))!);
  const contract = readJson(bytes, field(4)) ?? '';
  return readNightTerms([baseGuests, bytes.readInt16BE(at + 4), ...lists, contract].join('\n'));
}

/** Offset of the field after `count` others. */
function skipFields(bytes: Buffer, at: number, count: number): number {
  let next = at;
  for (let field = 0; field < count; field++) next += 4 + Math.max(bytes.readInt32BE(next), 0);
  return next;
}

function readId(bytes: Buffer, at: number): number {
  return bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4);
}

/** Reads a text field, which follows its length. */
function readText(bytes: Buffer, at: number): string {
  return bytes.toString('utf8', at + 4, at + 4 + bytes.readInt32BE(at));
}

/** Reads a jsonb field, whose text follows a version byte; undefined for NULL. */
function readJson(bytes: Buffer, at: number): string | undefined {
  const length = bytes.readInt32BE(at);
  return length < 0 ? undefined : bytes.toString('utf8', at + 5, at + 4 + length);
}

function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
