import { expect, test } from 'vitest';
import { layOutRows, shareOf } from './lay-out-rows.ts';
import { oneDriver, oneVehicle, testBoard, testRide, timeAt } from './test-board.ts';

test('layOutRows: two rides of a vehicle → to scale on one line, with the wait between them', () => {
  const rides = [
    testRide(1, [6, 9], { out: 3, back: 0, vehicle: oneVehicle }),
    testRide(2, [15, 18], { back: 3, vehicle: oneVehicle }),
  ];
  const [row, other] = layOutRows(testBoard(rides), 'vehicles');
  expect(row).toMatchObject({ id: 1, lanes: 1, waits: [{ left: 30, width: 20 }] });
  expect(row?.bars.map(({ busy, trip, lane }) => ({ busy, trip, lane }))).toEqual([
    { busy: { left: 10, width: 20 }, trip: { left: 20, width: 10 }, lane: 0 },
    { busy: { left: 50, width: 20 }, trip: { left: 50, width: 10 }, lane: 0 },
  ]);
  expect(other).toEqual({ id: 2, bars: [], lanes: 1, waits: [] });
});

test('layOutRows: rides that overlap → below each other, the third again on the first line', () => {
  const of = { driver: oneDriver };
  const rides = [testRide(1, [6, 9], of), testRide(2, [8, 12], of), testRide(3, [9, 10], of)];
  const [row] = layOutRows(testBoard(rides), 'drivers');
  expect(row?.lanes).toBe(2);
  expect(row?.bars.map(({ lane }) => lane)).toEqual([0, 1, 0]);
  expect(row?.waits).toEqual([]);
});

test('layOutRows: ride that begins the day before and one after the end → cut at the edges', () => {
  const rides = [
    testRide(1, [-3, 3], { vehicle: oneVehicle }),
    testRide(2, [27, 33], { vehicle: oneVehicle }),
  ];
  const [row] = layOutRows(testBoard(rides), 'vehicles');
  expect(row?.bars.map(({ busy }) => busy)).toEqual([
    { left: 0, width: 10 },
    { left: 90, width: 10 },
  ]);
  expect(shareOf(timeAt(15).utc, testBoard([]))).toBe(50);
});
