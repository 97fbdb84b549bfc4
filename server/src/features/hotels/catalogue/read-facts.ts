import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../../calls.ts';
import type { RelativeEnd, RelativePolicy } from '../../../domain/cancellation-policy.ts';
import type { PropertyFee } from '../../../domain/pricing/property-fees.ts';
import { feesOfHotel } from '../hotel-fees.ts';
import { nightTermsColumn, readNightTerms } from '../night-terms.ts';
import { copyOut } from './copy-out.ts';
import type { HotelFacts, NightTerms, PlanFacts, RateTerms, RoomFacts } from './hotel-facts.ts';

interface HotelRow {
  id: number;
  city_id: number;
  district_id: number | null;
  star: number;
  latitude: number;
  longitude: number;
  recommended: number;
  hot: number;
  views: number;
  listed_at: Date;
  facilities: string[];
  name_zh: string;
  name_en: string;
  address_zh: string;
  address_en: string;
  picture: string;
  check_in_from: string;
  /** A list of `PropertyFee` as JSON. */
  fees: string;
}

interface RoomRow {
  id: number;
  hotel_id: number;
  name_zh: string;
  name_en: string;
  max_adults: number;
  max_children: number;
  max_guests: number;
  beds: number;
}

/** Into a binary row of a rate plan: field count, then each field after its length: id, room type, terms, terms by night. */
const PLAN_AT = 6;
const ROOM_AT = 18;
const TERMS_LENGTH_AT = 26;

/** Which hotels are read: all of a city, or those named. */
export type HotelChoice = { cityId: number } | { hotelIds: readonly number[] };

/** Reads the facts of active hotels with their active rooms and rate plans, each in the order it is shown. */
export async function readHotelFacts(
  { db, pool }: { db: Db; pool: Pool },
  choice: HotelChoice,
  shared: SharedTexts,
): Promise<HotelFacts[]> {
  const chosen =
    'cityId' in choice
      ? sql`h.city_id = ${choice.cityId}`
      : sql`h.id = ANY(${[...choice.hotelIds]}::bigint[])`;
  const hotels = await sql<HotelRow>`
    SELECT h.id, city_id, district_id, star, latitude, longitude, recommended, hot, views, listed_at, facilities,
      name_zh, name_en, address_zh, address_en, to_char(check_in_from, 'HH24:MI') AS check_in_from,
      COALESCE(i.key || i.preview, '') AS picture, ${feesOfHotel}::text AS fees
    FROM hotels h LEFT JOIN hotel_pictures hp ON hp.hotel_id = h.id AND hp.position = 1
      LEFT JOIN pictures i ON i.id = hp.picture_id
    WHERE ${chosen} AND active ORDER BY h.id`.execute(db);
  const rooms = await sql<RoomRow>`
    SELECT r.id, r.hotel_id, r.name_zh, r.name_en, r.max_adults, r.max_children, r.max_guests,
      coalesce(r.base_guests, r.max_adults) + r.extra_beds AS beds
    FROM hotels h JOIN room_types r ON r.hotel_id = h.id
    WHERE ${chosen} AND h.active AND r.active ORDER BY r.hotel_id, r.position, r.id`.execute(db);
  return assemble(hotels.rows, rooms.rows, await readPlans({ db, pool }, choice, shared), shared);
}
/**
 * The rate plans of each room type. They are most of what is read and say little of their own, so each is put in its place as it arrives;
 * as rows of a result, the texts of a city's thousands would outlive several rounds of the collector.
 */
async function readPlans(
  { db, pool }: { db: Db; pool: Pool },
  choice: HotelChoice,
  shared: SharedTexts,
): Promise<Map<number, PlanFacts[]>> {
  // COPY takes no parameters; only ids of ours are written into it.
  const chosen = 'cityId' in choice ? `h.city_id = ${choice.cityId}` : `h.id IN (${choice.hotelIds.join()})`;
  const select = sql`
    SELECT p.id, p.room_type_id, concat_ws('|', p.meal, p.bed, array_to_string(p.included, ' '), p.sells,
      p.request_when_gone, coalesce(p.cut_off, 'null'), array_to_string(p.nationalities, ' '), p.policy),
      ${nightTermsColumn}
    FROM hotels h JOIN rate_plans p ON p.hotel_id = h.id JOIN room_types r ON r.id = p.room_type_id
    WHERE ${sql.raw(chosen)} AND h.active AND p.active ORDER BY p.room_type_id, p.position, p.id`;
  const byRoom = new Map<number, PlanFacts[]>();
  await copyOut(pool, select.compile(db).sql, (bytes, row) => {
    const nightTermsAt = TERMS_LENGTH_AT + 4 + bytes.readInt32BE(row + TERMS_LENGTH_AT);
    const plan = {
      id: readId(bytes, row + PLAN_AT),
      terms: shared.termsOf(readText(bytes, row + TERMS_LENGTH_AT)),
      nightTerms: shared.nightTermsOf(readText(bytes, row + nightTermsAt)),
    };
    const roomId = readId(bytes, row + ROOM_AT);
    const list = byRoom.get(roomId);
    if (list) list.push(plan);
    else byRoom.set(roomId, [plan]);
  });
  return byRoom;
}

function readId(bytes: Buffer, at: number): number {
  return bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4);
}

/** A text stands behind its length. */
function readText(bytes: Buffer, at: number): string {
  return bytes.toString('utf8', at + 4, at + 4 + bytes.readInt32BE(at));
}

/** Keeps one copy of terms, names and lists that thousands of rows repeat. */
export class SharedTexts {
  private readonly terms = new Map<string, RateTerms>();
  private readonly names = new Map<string, string>();
  private readonly lists = new Map<string, readonly string[]>();
  private readonly nightTerms = new Map<string, NightTerms>();
  private readonly fees = new Map<string, readonly PropertyFee[]>();
  private readonly policies = new Map<string, RelativePolicy>();

  name(text: string): string {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    this.names.set(text, text);
    return text;
  }

  list(items: readonly string[]): readonly string[] {
    const key = JSON.stringify(items);
    const known = this.lists.get(key);
    if (known) return known;
    this.lists.set(key, items);
    return items;
  }

  /** The same terms for the same text: a city's thousands of plans are read as one text each and have a few dozen. */
  termsOf(text: string): RateTerms {
    const known = this.terms.get(text);
    if (known) return known;
    const terms = readTerms(text, this);
    this.terms.set(text, terms);
    return terms;
  }

  /** The same for what is said by night. */
  nightTermsOf(text: string): NightTerms {
    const known = this.nightTerms.get(text);
    if (known) return known;
    const terms = readNightTerms(text);
    this.nightTerms.set(text, terms);
    return terms;
  }

  feesOf(text: string): readonly PropertyFee[] {
    const known = this.fees.get(text);
    if (known) return known;
    const fees = JSON.parse(text) as PropertyFee[];
    this.fees.set(text, fees);
    return fees;
  }

  /** One object for each policy: searches put each on the calendar once. */
  policy(text: string): RelativePolicy {
    const known = this.policies.get(text);
    if (known) return known;
    const policy = JSON.parse(text) as RelativePolicy;
    this.policies.set(text, policy);
    return policy;
  }
}

/** Reads what the statement for plans writes; only the policy, which comes last, could hold a `|` of its own. */
function readTerms(text: string, shared: SharedTexts): RateTerms {
  const [meal, bed, included, sells, requestWhenGone, cutOff, nationalities, ...policy] = text.split('|');
  return {
    key: text,
    meal: meal as RateTerms['meal'],
    bed: bed as RateTerms['bed'],
    included: wordsOf(included) as RateTerms['included'][number][],
    sells: sells as RateTerms['sells'],
    requestWhenGone: requestWhenGone === 't',
    cutOff: JSON.parse(cutOff!) as RelativeEnd | null,
    nationalities: wordsOf(nationalities),
    policy: shared.policy(policy.join('|')),
  };
}

function wordsOf(text = ''): string[] {
  return text === '' ? [] : text.split(' ');
}

function assemble(
  hotels: HotelRow[],
  rooms: RoomRow[],
  plansByRoom: ReadonlyMap<number, PlanFacts[]>,
  shared: SharedTexts,
): HotelFacts[] {
  const roomsByHotel = new Map<number, RoomFacts[]>();
  for (const row of rooms) {
    const room: RoomFacts = {
      id: row.id,
      nameZh: shared.name(row.name_zh),
      nameEn: shared.name(row.name_en),
      maxAdults: row.max_adults,
      maxChildren: row.max_children,
      maxGuests: row.max_guests,
      beds: row.beds,
      plans: plansByRoom.get(row.id) ?? [],
    };
    const list = roomsByHotel.get(row.hotel_id);
    if (list) list.push(room);
    else roomsByHotel.set(row.hotel_id, [room]);
  }
  return hotels.map((row) => hotelOf(row, roomsByHotel.get(row.id) ?? [], shared));
}

function hotelOf(row: HotelRow, rooms: RoomFacts[], shared: SharedTexts): HotelFacts {
  return {
    id: row.id,
    cityId: row.city_id,
    districtId: row.district_id ?? 0,
    star: row.star,
    latitude: row.latitude,
    longitude: row.longitude,
    recommended: row.recommended,
    hot: row.hot,
    views: row.views,
    listedAt: row.listed_at.getTime(),
    facilities: shared.list(row.facilities),
    texts: {
      nameZh: row.name_zh,
      nameEn: row.name_en,
      addressZh: row.address_zh,
      addressEn: row.address_en,
      picture: row.picture,
      checkInFrom: shared.name(row.check_in_from),
      fees: shared.feesOf(row.fees),
    },
    rooms,
  };
}
