import { expect, test } from 'vitest';
import { type ApartChoice, countTypes, joinRateKeys, listAllChosen, maxAt, totalOf } from './apart.ts';
import { groupParties } from './apart-parties.ts';
import type { HotelShown, PartyRates, Rate, Room } from './load-detail.ts';

const rate = (rate_key: string, amount: number, facts: Partial<Rate> = {}) =>
  ({
    rate_key,
    total_price: { amount, currency: 'USD' },
    units_left: 5,
    on_request: false,
    ...facts,
  }) as Rate;
const room = (id: number, rates: Rate[]) => ({ id, rates }) as Room;
const shown = (rooms: Room[]) => ({ rooms }) as HotelShown;

const couple = { adults: 2, child_ages: [], child_beds: 0 };
const family = { adults: 2, child_ages: [7], child_beds: 0 };
const choose = (...chosen: [party: number, key: string, count: number][]): ApartChoice => {
  const choice = new Map<number, Map<string, number>>();
  for (const [party, key, count] of chosen) {
    choice.set(party, new Map([...(choice.get(party) ?? []), [key, count]]));
  }
  return choice;
};

const standard = rate('1-8000', 8000, { units_left: 2 });
const cheap = rate('2-6000', 6000, { units_left: 2 });
const suite = rate('3-15000', 15_000, { units_left: 1 });
const asked = rate('4-7000', 7000, { units_left: 0, on_request: true });
const alike: PartyRates[] = [
  {
    numbers: [1, 2, 3],
    party: couple,
    shown: shown([room(10, [standard, cheap]), room(20, [suite, asked])]),
  },
];

test('groupParties: rooms with the same guests → one party with their numbers', () => {
  expect(groupParties([couple, family, { ...couple }])).toEqual([
    { numbers: [1, 3], party: couple },
    { numbers: [2], party: family },
  ]);
});

test('maxAt: rooms of the type and rooms without a rate left → the smaller number', () => {
  const nothing: ApartChoice = new Map();
  const at = (chosen: Rate, ofRoom: Room, choice: ApartChoice) =>
    maxAt({ rate: chosen, room: ofRoom, party: 0 }, alike, choice);
  const [small, large] = alike[0]!.shown.rooms as [Room, Room];
  expect(at(standard, small, nothing)).toBe(2);
  expect(at(suite, large, nothing)).toBe(1);
  expect(at(standard, small, choose([0, '2-6000', 1]))).toBe(1);
  expect(at(standard, small, choose([0, '2-6000', 2]))).toBe(0);
  expect(at(cheap, small, choose([0, '2-6000', 2]))).toBe(2);
  expect(at(asked, large, nothing)).toBe(3);
  expect(at(asked, large, choose([0, '1-8000', 2], [0, '3-15000', 1]))).toBe(0);
});

test('joinRateKeys: each room has a rate → its keys in the order of the rooms; else undefined', () => {
  expect(joinRateKeys(alike, choose([0, '3-15000', 1], [0, '1-8000', 1]))).toBeUndefined();
  const all = choose([0, '3-15000', 1], [0, '1-8000', 2]);
  expect(joinRateKeys(alike, all)).toBe('1-8000,1-8000,3-15000');
  expect(totalOf(listAllChosen(alike, all))).toBe(31_000);
});

test('joinRateKeys: parties with other guests → each room has the rate chosen for its party', () => {
  const parties: PartyRates[] = [
    { numbers: [1, 3], party: couple, shown: shown([room(10, [standard])]) },
    { numbers: [2], party: family, shown: shown([room(20, [suite])]) },
  ];
  const part = choose([0, '1-8000', 2]);
  expect(joinRateKeys(parties, part)).toBeUndefined();
  expect(joinRateKeys(parties, choose([0, '1-8000', 2], [1, '3-15000', 1]))).toBe('1-8000,3-15000,1-8000');
});

test('countTypes: two rates of a room type → its rooms together', () => {
  const chosen = listAllChosen(alike, choose([0, '1-8000', 1], [0, '2-6000', 1], [0, '3-15000', 1]));
  expect(countTypes(chosen).map(({ room: { id }, count }) => [id, count])).toEqual([
    [10, 2],
    [20, 1],
  ]);
});

test('listAllChosen: a rate that is no longer offered → does not count', () => {
  expect(listAllChosen(alike, choose([0, '1-7900', 2]))).toEqual([]);
});
