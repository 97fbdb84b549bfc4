import type { ReplyOf } from '@serai/contract/endpoint';
import type { showBoard } from '@serai/contract/vehicles/board';
import type { listFreeDrivers } from '@serai/contract/vehicles/dispatch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBase, buildDriver, buildVehicle } from '../../../../test/build-fleet.ts';
import { atYangon, type DispatchWorld, openDispatchWorld } from '../../../../test/dispatch-world.ts';
import { checkInvariants } from '../../../../test/invariants.ts';

let world: DispatchWorld;
let base: number;
beforeAll(async () => {
  world = await openDispatchWorld();
  base = await buildBase(world.db, { turnaroundMinutes: 20 });
});
afterAll(() => world.close());

/** Minutes of a ride by its kind. */
const lengths = { arrival: 60, departure: 60, half_day: 300, all_day: 600 } as const;
type Kind = keyof typeof lengths;

/** Starts of the rides of a day by the clock of Yangon: 18 arrivals, 14 departures, 6 half days and 2 whole days. */
const starts: Record<Kind, string[]> = {
  arrival:
    '06:30 07:10 08:20 09:00 09:50 10:40 11:30 12:20 13:30 14:20 15:10 16:30 17:40 18:50 20:10 22:20 23:10 23:50'.split(
      ' ',
    ),
  departure: '04:00 04:00 04:00 06:10 09:20 11:00 12:10 13:50 15:00 16:00 17:10 18:20 19:30 21:00'.split(' '),
  half_day: ['08:00', '08:00', '08:30', '13:30', '14:00', '14:00'],
  all_day: ['08:00', '08:30'],
};

async function addRide(kind: Kind, time: string, asksChinese: boolean): Promise<number> {
  const startsAt = atYangon(time);
  const { id } = await world.addRide({
    startsAt,
    endsAt: new Date(startsAt.getTime() + lengths[kind] * 60_000),
    places: { fromBaseId: base, toBaseId: base, outMinutes: 20, backMinutes: 20 },
    driverLanguage: asksChinese ? 'chinese' : 'burmese',
  });
  return id;
}

const get = async <Reply>(path: string, input: object): Promise<Reply> =>
  (await world.read(path, input)).data;
const board = () => get<ReplyOf<typeof showBoard>>('board', { base_id: base, day: '2026-12-01' });

/** Assigns the open rides, earliest first, to the first free driver with the fewest languages. */
async function assignOpen(): Promise<void> {
  const open = (await board()).rides.filter(({ status }) => status === 'unassigned');
  for (const { id: ride_id } of open) {
    const free = await get<ReplyOf<typeof listFreeDrivers>>('candidates', { ride_id });
    const [driver] = [...free.drivers].sort((a, b) => a.languages.length - b.languages.length);
    const [vehicle] = free.vehicles;
    const reply = await world.act('assign', { ride_id, driver_id: driver?.id, vehicle_id: vehicle?.id });
    expect(reply.msg).toBe('');
  }
}

test('day of dispatch: 40 rides, 12 drivers, 15 vehicles, one driver ill at 13:10 → all assigned, no clash', async () => {
  for (let number = 0; number < 12; number += 1) {
    const languages = number < 3 ? ['burmese', 'chinese'] : ['burmese'];
    await buildDriver(world.db, { baseId: base, languages });
  }
  for (let number = 0; number < 15; number += 1)
    await buildVehicle(world.db, { modelId: world.modelId, baseId: base });
  const rides: number[] = [];
  for (const kind of ['arrival', 'departure', 'half_day', 'all_day'] as const) {
    for (const time of starts[kind]) {
      const asksChinese = kind === 'arrival' && rides.length % 2 === 0;
      rides.push(await addRide(kind, time, asksChinese));
    }
  }
  expect(rides).toHaveLength(40);
  const asking = (await board()).rides.filter(({ driver_language }) => driver_language === 'chinese');
  expect(asking).toHaveLength(9);
  await assignOpen();

  const before = await board();
  const later = (driverId: number) =>
    before.rides.filter(
      ({ driver, starts_at }) =>
        driver?.id === driverId && starts_at.utc * 1000 >= atYangon('13:10').getTime(),
    );
  /** Whether a driver has finished all rides that began before. */
  const isFree = (driverId: number) =>
    before.rides.every(
      ({ id, driver, busy_to }) =>
        driver?.id !== driverId ||
        busy_to.utc * 1000 <= atYangon('13:10').getTime() ||
        later(driverId).some((ride) => ride.id === id),
    );
  const ill = before.drivers.find(({ id }) => isFree(id) && later(id).length >= 2)!;
  const period = { from: atYangon('13:10').getTime() / 1000, to: before.to.utc };
  const { data } = await world.act('returnRides', {
    driver_id: ill.id,
    ...period,
    reason: 'Fever',
    is_ill: true,
  });
  expect(data.returned.sort()).toEqual(
    later(ill.id)
      .map(({ id }) => id)
      .sort(),
  );
  await assignOpen();

  const { rides: given } = await board();
  expect(given.map(({ status }) => status)).toEqual(given.map(() => 'assigned'));
  for (const { driver_fit, vehicle_fit } of given) {
    expect([driver_fit?.clash, vehicle_fit?.clash]).toEqual([null, null]);
  }
  const regiven = given.filter(({ id }) => data.returned.includes(id));
  expect(regiven.every(({ driver }) => driver?.id !== ill.id)).toBe(true);
  expect(await checkInvariants(world.db)).toEqual([]);
});
