import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';

let world: TestWorld;
let cities: string[];
beforeAll(async () => {
  world = await openTestWorld();
  const rows = Array.from({ length: 23 }, (_, at) => ({
    kind: 'city' as const,
    country_code: 'MM',
    tz: 'Asia/Yangon',
    latitude: 16.8,
    longitude: 96.15,
    code: `R-${at}`,
    name_zh: `第${at}城`,
    name_en: `Town ${at}`,
    position: at,
  }));
  const added = await world.db.insertInto('destinations').values(rows).returning('id').execute();
  cities = added.map(({ id }) => String(id));
});
afterAll(() => world.close());

interface Option {
  value: string;
  label: string;
}

/** Interprets a reply like a family client's remote select: `options` or else `list`, and `total`. */
async function ask(path: string, query: string): Promise<{ options: Option[]; total: number }> {
  const response = await world.fastify.inject({
    url: `/api/ajax/${path}?select=true&${query}`,
    headers: { 'think-lang': 'en', server: 'true' },
  });
  const { code, data } = response.json();
  expect(code, `${path}?${query}`).toBe(1);
  return { options: data.options ?? data.list, total: data.total ?? 0 };
}

/** Parameters of family clients when they open a select: everything is sent, most of it empty. */
const opened = 'quickSearch=&page=1&initKey=value&initValue=';
const lists = [
  { path: 'country', search: 'myan', found: 'Myanmar', chosen: () => ['MM', 'CN'] },
  { path: 'city', search: 'town 22', found: 'Town 22', chosen: () => [cities[20]!, cities[3]!] },
  { path: 'workType', search: 'voucher', found: 'Voucher', chosen: () => ['lost_property', 'voucher'] },
];

describe.each(lists)('ajax/$path as a remote select', ({ path, search, found, chosen }) => {
  it('remote select: first page → ten options with value and label, and the total', async () => {
    const { options, total } = await ask(path, opened);
    expect(options).toHaveLength(10);
    expect(total).toBeGreaterThan(10);
    for (const option of options) {
      expect(option).toMatchObject({ value: expect.any(String), label: expect.stringMatching(/./) });
    }
  });

  it('remote select: further pages → each option once, nothing after the last', async () => {
    const { total } = await ask(path, opened);
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(total / 10); page++) {
      const { options } = await ask(path, `quickSearch=&page=${page}`);
      seen.push(...options.map(({ value }) => value));
    }
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
    const behind = await ask(path, `quickSearch=&page=${Math.ceil(total / 10) + 1}`);
    expect(behind).toEqual({ options: [], total });
  });

  // Covers 7.24.
  it('remote select: quickSearch → searched from the first page', async () => {
    const { options, total } = await ask(path, `quickSearch=${encodeURIComponent(search)}&page=1`);
    expect(options.map(({ label }) => label).join()).toContain(found);
    expect(total).toBe(options.length);
    expect(await ask(path, 'quickSearch=no+such+thing&page=1')).toEqual({ options: [], total: 0 });
  });

  // Covers 7.24.
  it('remote select: initValue in every list format of clients → the selected options, on any page', async () => {
    const values = chosen();
    for (const written of [
      `initValue[]=${values[0]}&initValue[]=${values[1]}`,
      `initValue[0]=${values[0]}&initValue[1]=${values[1]}`,
      `initValue=${values[0]}&initValue=${values[1]}`,
      `initValue=${values.join(',')}`,
    ]) {
      const { options, total } = await ask(path, `quickSearch=&page=3&initKey=value&${written}`);
      expect(options.map(({ value }) => value).sort(), written).toEqual([...values].sort());
      expect(total).toBe(2);
    }
    const one = await ask(path, `quickSearch=&page=1&initKey=value&initValue=${values[0]}`);
    expect(one.options).toHaveLength(1);
    expect((await ask(path, 'quickSearch=&page=1&initValue=nothing')).options).toEqual([]);
  });

  it('remote select: without select → all as a plain list', async () => {
    const { total } = await ask(path, opened);
    const { data } = await world.call('GET', `ajax/${path}`, {}, { lang: 'en' });
    expect(data).toHaveLength(total);
  });
});

it('ajax remote selects: invalid parameter → named', async () => {
  const reply = await world.call('GET', 'ajax/country', { select: true, page: 0 });
  expect(reply.data.errors[0].field).toBe('page');
});
