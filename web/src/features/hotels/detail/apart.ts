import type { PartyRates, Rate, Room } from './load-detail.ts';

/** A rate with the number of rooms chosen at it. */
export interface ChosenRate {
  rate: Rate;
  room: Room;
  count: number;
}

/** Chosen rooms by party (place in the list of parties) and rate key. */
export type ApartChoice = ReadonlyMap<number, ReadonlyMap<string, number>>;

/** Chosen rates of a party, in the order of the page. Rates that are no longer offered do not count. */
export function listChosen(
  { shown }: PartyRates,
  counts: ReadonlyMap<string, number> = new Map(),
): ChosenRate[] {
  return shown.rooms.flatMap((room) =>
    room.rates.flatMap((rate) => {
      const count = counts.get(rate.rate_key) ?? 0;
      return count > 0 ? [{ rate, room, count }] : [];
    }),
  );
}

/** Chosen rates of all parties, with the party's place in the list. */
export function listAllChosen(
  parties: readonly PartyRates[],
  choice: ApartChoice,
): (ChosenRate & { party: number })[] {
  return parties.flatMap((rates, party) =>
    listChosen(rates, choice.get(party)).map((chosen) => ({ ...chosen, party })),
  );
}

/**
 * Maximum number of rooms at a rate: those of the party without a rate, as far as rooms of the type are left. A rate on
 * request has no such limit.
 */
export function maxAt(
  { rate, room, party }: { rate: Rate; room: Room; party: number },
  parties: readonly PartyRates[],
  choice: ApartChoice,
): number {
  const all = listAllChosen(parties, choice);
  const own = choice.get(party)?.get(rate.rate_key) ?? 0;
  const ofParty = countOf(all.filter((chosen) => chosen.party === party));
  const open = parties[party]!.numbers.length - ofParty + own;
  if (rate.on_request) return open;
  const ofType = countOf(all.filter((chosen) => chosen.room.id === room.id)) - own;
  return Math.max(0, Math.min(open, rate.units_left - ofType));
}

export function countOf(chosen: readonly ChosenRate[]): number {
  return chosen.reduce((sum, { count }) => sum + count, 0);
}

/** Chosen room types with their numbers of rooms, in the order of the page. */
export function countTypes(chosen: readonly ChosenRate[]): { room: Room; count: number }[] {
  const types = new Map<number, { room: Room; count: number }>();
  for (const { room, count } of chosen) {
    types.set(room.id, { room, count: count + (types.get(room.id)?.count ?? 0) });
  }
  return [...types.values()];
}

/** Total of the chosen rooms, minor units. */
export function totalOf(chosen: readonly ChosenRate[]): number {
  return chosen.reduce((sum, { rate, count }) => sum + count * rate.total_price.amount, 0);
}

/** Rate key of a quote: the key of each room, in the order of the rooms; undefined until each has one. */
export function joinRateKeys(parties: readonly PartyRates[], choice: ApartChoice): string | undefined {
  const keys: string[] = [];
  parties.forEach((rates, at) => {
    const chosen = listChosen(rates, choice.get(at));
    const expanded = chosen.flatMap(({ rate, count }) => Array.from({ length: count }, () => rate.rate_key));
    if (expanded.length !== rates.numbers.length) return;
    rates.numbers.forEach((number, place) => {
      keys[number - 1] = expanded[place]!;
    });
  });
  const rooms = parties.reduce((sum, { numbers }) => sum + numbers.length, 0);
  return Object.keys(keys).length === rooms ? keys.join(',') : undefined;
}
