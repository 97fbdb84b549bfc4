import type { Board, BoardRide } from './board.ts';

/** A time of the day of `testBoard` as an hour, e.g. 8.5; the zone is UTC. */
export function timeAt(hour: number) {
  const utc = Date.parse('2026-12-01T00:00:00Z') / 1000 + hour * 3600;
  return { local: new Date(utc * 1000).toISOString().slice(0, 16), tz: 'UTC', utc };
}

/** A ride between two hours, with the ways out and back in hours. */
export function testRide(
  id: number,
  [from, to]: [number, number],
  part: Partial<BoardRide> & { out?: number; back?: number } = {},
): BoardRide {
  const { out = 0, back = 0, ...fields } = part;
  return {
    id,
    order_id: id,
    order_sn: `C${id}`,
    order_status: 'confirmed',
    product: 'car',
    title: 'Car',
    passenger_name: 'LI MING',
    contact_phone: '',
    passenger_phone: '',
    position: 1,
    status: 'assigned',
    starts_at: timeAt(from),
    ends_at: timeAt(to),
    driver_language: 'burmese',
    driver: null,
    vehicle: null,
    hired: null,
    busy_from: timeAt(from - out),
    busy_to: timeAt(to + back),
    vehicle_wish: '',
    currency: 'USD',
    passengers: 2,
    from: '',
    to: '',
    flight_number: '',
    flight_time: null,
    driver_fit: null,
    vehicle_fit: null,
    actions: [],
    ...fields,
  };
}

export const oneVehicle = { id: 1, plate_number: '1A-1', model: 'Alphard' };
export const oneDriver = { id: 1, name: 'Ko Aung', phone: '' };

/** A board of 30 hours with the given rides. */
export function testBoard(rides: BoardRide[]): Board {
  const base = { id: 1, name: 'Yangon', tz: 'UTC' };
  const driver = { phone: '', languages: ['burmese'], active: true, busy_minutes: 0 };
  return {
    bases: [base],
    base,
    day: '2026-12-01',
    from: timeAt(0),
    to: timeAt(30),
    rides,
    drivers: [
      { ...driver, id: 1, name: 'Ko Aung' },
      { ...driver, id: 2, name: 'Ko Htet', busy_minutes: 60 },
    ],
    vehicles: [
      { id: 1, plate_number: '1A-1', model: 'Alphard', seats: 6, active: true },
      { id: 2, plate_number: '1A-2', model: 'Alphard', seats: 6, active: true },
    ],
    absences: [],
    more: { rides: false, drivers: false, vehicles: false },
  };
}
