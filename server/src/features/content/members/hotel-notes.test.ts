import { hotelNoteBounds } from '@serai/contract/content/article-states';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addArticle } from '../../../../test/build-articles.ts';
import { buildCity, buildHotel } from '../../../../test/build-hotels.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { type PersonName, people, testStart } from '../../../../test/population.ts';
import { addHotel } from '../../../../test/reliability/test-hotel.ts';

let world: TestWorld;
let hotel: number;
beforeAll(async () => {
  world = await openTestWorld();
  hotel = await addHotel(world.db);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('hotel_notes').execute();
  await world.db.deleteFrom('favourites').execute();
});

const write = (note: string, before = '', as: PersonName = 'owner', id = hotel) =>
  world.call('POST', 'cms.User/saveHotelNote', { id, note, before }, { as });
const read = async (as: PersonName, ids = [hotel]) =>
  (await world.call('GET', 'cms.User/collected', { kind: 'hotel', ids }, { as })).data;
const list = async (asked: object = {}, as: PersonName = 'owner', lang: 'en' | 'zh-cn' = 'en') =>
  (await world.call('GET', 'cms.User/collect', asked, { as, lang })).data;
const collect = (kind: string, id: number, as: PersonName = 'owner') =>
  world.call('POST', 'cms.User/collect', { kind, id, collected: true }, { as });

const ours = '早餐一般，团队入住快';
const at = testStart.getTime() / 1000;

test('hotel notes: written by one user → read and changed by colleagues with the last writer', async () => {
  const note = { hotel_id: hotel, text: ours, by: people.booker.username, at };
  expect((await write(`  ${ours} `, '', 'booker')).data).toEqual({ note });
  for (const as of ['owner', 'finance', 'viewer'] as const)
    expect(await read(as)).toEqual({ ids: [], notes: [note] });
  const later = await write('Ask for the back rooms\r\nquiet', ours, 'finance');
  expect(later.data.note).toEqual({
    ...note,
    text: 'Ask for the back rooms\nquiet',
    by: people.finance.username,
  });
  await collect('hotel', hotel);
  expect((await list()).list[0].hotel.note).toEqual(later.data.note);
  expect((await write('', 'Ask for the back rooms\nquiet')).data).toEqual({ note: null });
  expect((await read('booker')).notes).toEqual([]);
});

test('hotel notes: another agency → sees and changes nothing of them, and has its own', async () => {
  await write(ours);
  await collect('hotel', hotel, 'otherAgency');
  expect((await read('otherAgency')).notes).toEqual([]);
  expect(JSON.stringify(await list({}, 'otherAgency'))).not.toContain(ours);
  // The refusal is the same as for a hotel without any note.
  expect((await write('', ours, 'otherAgency')).data).toEqual({ note: null });
  expect((await write('Ours', ours, 'otherAgency')).data.reason).toBe('hotel_note_changed');
  expect((await write('Ours', '', 'otherAgency')).code).toBe(1);
  expect((await read('owner')).notes[0].text).toBe(ours);
  expect((await read('otherAgency')).notes[0].text).toBe('Ours');
});

test('hotel notes: changed by a colleague meanwhile → refused and kept; repeated → same as once', async () => {
  await write(ours);
  expect((await write('Mine', '', 'finance')).data.reason).toBe('hotel_note_changed');
  expect((await write(ours, '', 'finance')).data.note).toMatchObject({ by: people.owner.username });
  const both = await Promise.all([write('One', ours, 'owner'), write('Two', ours, 'finance')]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  const won = both.find(({ code }) => code === 1)!.data.note.text;
  expect((await read('viewer')).notes[0].text).toBe(won);
});

test('hotel notes: user disabled → note and name stay', async () => {
  await write(ours, '', 'booker');
  await world.db
    .updateTable('users')
    .set({ disabled_at: testStart })
    .where('username', '=', people.booker.username)
    .execute();
  expect((await read('owner')).notes[0]).toMatchObject({ text: ours, by: people.booker.username });
  await world.db
    .updateTable('users')
    .set({ disabled_at: null })
    .where('username', '=', people.booker.username)
    .execute();
});

test('hotel notes: hotel no longer sold → new note refused, known note changed', async () => {
  await write(ours);
  await world.db.updateTable('hotels').set({ active: false }).where('id', '=', hotel).execute();
  expect((await write('Ours', '', 'otherAgency')).data.reason).toBe('not_found');
  expect((await write('Closed in May', ours)).code).toBe(1);
  await world.db.updateTable('hotels').set({ active: true }).where('id', '=', hotel).execute();
});

test('hotel notes: too long, too many, unknown hotel, guest or staff → refused', async () => {
  const long = await write('好'.repeat(hotelNoteBounds.length + 1));
  expect(long.data.errors[0]).toMatchObject({ field: 'note' });
  expect((await write('好'.repeat(hotelNoteBounds.length))).code).toBe(1);
  expect((await write('x', '', 'owner', 987_654_321)).data.reason).toBe('not_found');
  expect((await world.call('POST', 'cms.User/saveHotelNote', { id: hotel, note: 'x' })).code).toBe(303);
  expect((await write('x', '', 'operator')).code).toBe(401);
  const cityId = await buildCity(world.db, { nameEn: 'Full' });
  const built = await buildHotel(world.db, { cityId });
  await sql`
    INSERT INTO hotels (code, city_id, name_zh, name_en, address_zh, address_en, phone, zip, email, star, latitude,
      longitude, opened_year, listed_at)
    SELECT 'N' || at, ${cityId}, 'n', 'n', 'n', 'n', '1', '1', 'n@example.com', 3, 1, 1, 2000, now()
    FROM generate_series(1, ${hotelNoteBounds.notes}) at`.execute(world.db);
  await world.db.deleteFrom('hotel_notes').execute();
  await sql`
    INSERT INTO hotel_notes (agency_id, hotel_id, text, user_id, written_at)
    SELECT ${world.agencyA}, hotels.id, 'n', users.id, ${testStart}::timestamptz FROM hotels, users
    WHERE hotels.code LIKE 'N%' AND users.username = ${people.owner.username}`.execute(world.db);
  const full = await write('One more', '', 'owner', built.id);
  expect(full.data.reason).toBe('hotel_notes_full');
  expect(full.msg).toContain(String(hotelNoteBounds.notes));
});

test('favourites: a city → its hotels only; cities → counted, with the ids of the newest', async () => {
  const { db } = world;
  const lashio = await buildCity(db, { nameEn: 'Lashio', nameZh: '腊戌' });
  const first = await buildHotel(db, { cityId: lashio, nameEn: 'First' });
  const second = await buildHotel(db, { cityId: lashio, nameEn: 'Second' });
  const closed = await buildHotel(db, { cityId: lashio, nameEn: 'Closed' });
  for (const id of [first.id, hotel, second.id, closed.id]) await collect('hotel', id);
  await collect('article', await addArticle(db));
  await db.updateTable('hotels').set({ active: false }).where('id', '=', closed.id).execute();
  const { list: rows, total, cities } = await list({ city_id: lashio });
  expect(rows.map(({ hotel: one }: { hotel: { id: number } }) => one.id)).toEqual([
    closed.id,
    second.id,
    first.id,
  ]);
  expect(total).toBe(3);
  expect(cities).toEqual([
    { id: lashio, name: 'Lashio', count: 2, hotels: [second.id, first.id] },
    { id: expect.any(Number), name: 'Testville', count: 1, hotels: [hotel] },
  ]);
  expect((await list({ kind: 'article', city_id: lashio })).list).toEqual([]);
  expect((await list({}, 'owner', 'zh-cn')).cities[0].name).toBe('腊戌');
  expect((await list({}, 'finance')).cities).toEqual([]);
});
