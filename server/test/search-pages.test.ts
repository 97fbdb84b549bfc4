import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCarCity, buildCarRate } from './build-cars.ts';
import { type BuiltPages, openBuiltPages, textOf } from './built-pages.ts';
import { openTestWorld, type TestWorld } from './harness.ts';

let world: TestWorld;
let pages: BuiltPages;
/** Query of two cars of one city. */
let carQuery: string;
let vanCode: string;
beforeAll(async () => {
  world = await openTestWorld();
  const yangon = await buildCarCity(world.db);
  const van = { nameEn: 'Hiace', nameZh: '丰田海狮', seats: 10, position: 1, kmPerDay: 150 };
  vanCode = (await buildCarRate(world.db, { locationId: yangon.downtown, ...van })).modelCode;
  const jeep = { nameEn: 'Jeep', energy: 'diesel', drivetrain: 'four_wheel', seats: 4, position: 2 } as const;
  await buildCarRate(world.db, { locationId: yangon.airport, ...jeep });
  await world.app.memory.refresh();
  carQuery = `pick_up_id=${yangon.city}&drop_off_id=${yangon.city}&pick_up_at=2026-12-01T09:00&drop_off_at=2026-12-01T19:00&adults=2`;
  pages = await openBuiltPages(world);
});
afterAll(async () => {
  await pages.close();
  await world.close();
});

const open: BuiltPages['open'] = (path, headers) => pages.open(path, headers);

/**
 * Returns the English text of a page and its markup: field names for screen readers are only in the markup.
 */
async function english(path: string) {
  const { html } = await open(path, { cookie: 'ba-lang=en' });
  return { html, words: textOf(html) };
}

describe('car search', () => {
  // Covers 2.72, 2.73, 2.74, 2.75, 2.76.
  it('car search: fields → pick-up and drop-off location, pick-up and drop-off time, adults and children', async () => {
    const { html, words } = await english('/car/list?adults=3&children=2');
    for (const name of ['Pick-up location', 'Drop-off location', 'Passengers', '3 adults · 2 children']) {
      expect(words).toContain(name);
    }
    for (const name of ['Pick-up time', 'Drop-off time']) expect(html).toContain(`aria-label="${name}"`);
    const chinese = (await open('/car/list')).html;
    for (const name of ['上车地点', '下车地点', '乘客']) expect(textOf(chinese)).toContain(name);
    for (const name of ['上车时间', '下车时间']) expect(chinese).toContain(`aria-label="${name}"`);
  });

  // Covers 2.06, 2.77, 2.78, 2.79, 2.80, 2.81.
  it.each([
    ['Models', '车型', 'Hiace 1', 'Jeep 1'],
    ['Seats', '座位数', '4 seats 1', '10 seats 1'],
    ['Energy source', '能源', 'Petrol 1', 'Diesel 1'],
    ['Drivetrain', '驱动方式', 'Two-wheel drive 1', 'Four-wheel drive 1'],
    ['Location', '上车地点', 'Yangon Downtown 1', 'Yangon Airport 1'],
    ['Mileage policies', '里程政策', 'Unlimited kilometres 1', 'limited per day 1'],
  ])('car search: filter by %s (%s) → has counts', async (en, zh, ...choices) => {
    const { html } = await english(`/car/list?${carQuery}`);
    const group = filterGroup(html, en);
    for (const choice of choices) expect(group).toContain(choice);
    expect(filterGroup((await open(`/car/list?${carQuery}`)).html, zh)).toMatch(/ 1( |$)/);
  });

  // Covers 2.82.
  it('car search: filter by price per day → from the lowest to the highest found', async () => {
    const { html } = await english(`/car/list?${carQuery}`);
    expect(html).toContain('aria-label="Price per day (USD) Lowest"');
    expect(html).toContain('aria-label="Price per day (USD) Highest"');
    const dear = await english(`/car/list?${carQuery}&price_min=100000`);
    expect(dear.words).toContain('No car matches all filters');
  });

  // Covers 2.06, 2.77, 2.83.
  it('car search: filters in the address → shows only matches, and clears all filters at once', async () => {
    const { html, words } = await english(`/car/list?${carQuery}`);
    expect(words).toMatch(/Hiace.*Jeep/s);
    expect(html).not.toContain('>Clear all<');
    const filtered = await english(`/car/list?${carQuery}&models=${vanCode}`);
    expect(filtered.html).toContain('>Clear all<');
    expect(articles(filtered.html)).toEqual([expect.stringContaining('Hiace')]);
    expect((await open(`/car/list?${carQuery}&models=${vanCode}`)).html).toContain('>全部清除<');
  });
});

/** Returns the text of one group of filters. */
function filterGroup(html: string, legend: string): string {
  const [, group = ''] = new RegExp(`<legend[^>]*>${legend}</legend>(.*?)</fieldset>`, 's').exec(html) ?? [];
  return textOf(group).replace(/\s+/g, ' ');
}

function articles(html: string): string[] {
  return [...html.matchAll(/<article.*?<\/article>/gs)].map(([article]) => textOf(article));
}

describe('airport transfer search', () => {
  // Covers 2.62, 2.63, 2.64, 2.67.
  it('transfer search: pick-up → airport, flight number, destination and arriving date and time', async () => {
    const { words } = await english('/airport/list');
    for (const name of ['Arriving airport', 'Flight number', 'Destination', 'Arriving date and time']) {
      expect(words).toContain(name);
    }
    expect(words).not.toContain('Transfer date and time');
    const chinese = textOf((await open('/airport/list')).html);
    for (const name of ['到达机场', '航班号', '目的地', '到达日期和时间']) expect(chinese).toContain(name);
  });

  // Covers 2.65, 2.66, 2.68.
  it('transfer search: drop-off → departure, departure date and time, transfer date and time', async () => {
    const { words } = await english('/airport/list?mode=drop_off');
    expect(words).toMatch(/Departure (?!date)/);
    for (const name of ['Departure date and time', 'Transfer date and time']) expect(words).toContain(name);
    const chinese = textOf((await open('/airport/list?mode=drop_off')).html);
    for (const name of ['出发地', '起飞日期和时间', '接送日期和时间']) expect(chinese).toContain(name);
  });

  // Covers 2.69.
  it('transfer search: guests → adults and children; their panel with ages loads when it is opened', async () => {
    const { words } = await english('/airport/list?adults=3&child_ages=5');
    expect(words).toMatch(/Passengers.*3 adults.*1 child/s);
    const chinese = textOf((await open('/airport/list?adults=3&child_ages=5')).html);
    expect(chinese).toMatch(/3 成人.*1 儿童/s);
  });

  // Covers 2.70, 2.71, 9.08.
  it('transfer search: driver → a Chinese- or a Burmese-speaking one offered', async () => {
    const { html } = await english('/airport/list?driver_language=chinese');
    expect(html).toMatch(/<option value="local"[^>]*>Local language \(Burmese in Myanmar\)</);
    expect(html).toMatch(/<option value="chinese"[^>]* selected="">Chinese \(extra charge outside China\)</);
    const chinese = (await open('/airport/list')).html;
    expect(chinese).toMatch(/>当地语言司机（缅甸为缅语）<.*>中文司机（中国以外另收费）</s);
  });
});

describe('incomplete search', () => {
  const car = {
    pick_up_id: 1,
    drop_off_id: 1,
    pick_up_at: '2026-12-01T09:00',
    drop_off_at: '2026-12-01T19:00',
  };
  const pickUp = { mode: 'pick_up', airport_id: 1, flight_number: 'MU2031', place_id: 1, adults: 2 };
  const transfer = { ...pickUp, flight_at: '2026-12-01T12:00' };
  // Covers 5.01, 5.02, 5.03, 5.04, 5.05, 5.06.
  it.each([
    ['car/list', { ...car, pick_up_id: undefined }, 'Please select a pick-up location', '请选择上车地点'],
    ['car/list', { ...car, drop_off_id: undefined }, 'Please select a drop-off location', '请选择下车地点'],
    [
      'airport/list',
      { ...transfer, airport_id: undefined },
      'Please select an arriving airport',
      '请选择到达机场',
    ],
    ['airport/list', { ...transfer, flight_number: '' }, 'Please enter a flight number', '请输入航班号'],
    ['airport/list', { ...transfer, place_id: undefined }, 'Please enter a destination', '请输入目的地'],
    [
      'airport/list',
      { ...transfer, mode: 'drop_off', place_id: undefined },
      'Please enter a departure',
      '请输入出发地',
    ],
    [
      'airport/list',
      { mode: 'pick_up', adults: 2 },
      'Please enter information to search',
      '请输入要查询的信息',
    ],
  ])('%s: incomplete %j → refused with “%s” and “%s”', async (path, search, en, zh) => {
    const asked = { adults: 2, ...search };
    for (const [lang, sentence] of [
      ['en', en],
      ['zh-cn', zh],
    ] as const) {
      const { code, msg, data } = await world.call('GET', path, asked, { lang });
      expect(code).toBe(0);
      expect(msg).toBe(sentence);
      expect(data.errors[0].message).toBe(msg);
    }
  });
});
