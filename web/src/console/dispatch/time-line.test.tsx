import { beforeAll, expect, test } from 'vitest';
import { drawn, markupOf } from '../../../test/drawn.tsx';
import { loadPhrases } from '../../platform/i18n/phrases.ts';
import type { RideChoice } from './ride-link.tsx';
import { oneDriver, oneVehicle, testBoard, testRide, timeAt } from './test-board.ts';
import { TimeLine } from './time-line.tsx';

beforeAll(() => loadPhrases('en', ['console-dispatch']));

const choice: RideChoice = {
  chosenId: null,
  choose: () => {},
  hrefOf: (id) => `/console/dispatch?ride_id=${id}`,
};
const crew = { driver: oneDriver, vehicle: oneVehicle };
const labelsOf = (markup: string) =>
  [...markup.matchAll(/<a [^>]*aria-label="([^"]*)"/g)].map(([, label]) => label);

test('time line: ride that clashes → marked by a word, an icon and its reason', () => {
  const driver_fit = { clash: 'busy' as const, clash_sn: 'C7', spare_minutes: null };
  const board = testBoard([testRide(1, [8, 10], { ...crew, driver_fit }), testRide(2, [12, 13], crew)]);
  const shown = <TimeLine board={board} by="vehicles" choice={choice} />;
  const [clashing, other] = labelsOf(markupOf(shown));
  expect(clashing).toContain('Driver overlaps with order C7');
  expect(other).not.toMatch(/overlaps/);
  expect(drawn(shown).match(/\bClash\b/g)).toHaveLength(1);
});

test('time line: rows of drivers → hours and languages, and the plate number on each ride', () => {
  const board = testBoard([testRide(1, [8, 10], crew)]);
  const text = drawn(<TimeLine board={board} by="drivers" choice={choice} />);
  expect(text).toMatch(/Ko Htet 1 h 0 min\s+· Burmese/);
  expect(text).toContain('LI MING · 1A-1');
});

test('time line: ride after midnight → its time names the next day', () => {
  const board = testBoard([testRide(1, [25, 26], crew)]);
  const [label] = labelsOf(markupOf(<TimeLine board={board} by="vehicles" choice={choice} />));
  expect(label).toMatch(/^01:00 next day–02:00 next day/);
});

test('time line: driver on leave → named on the row of the driver only', () => {
  const absence = {
    id: 1,
    kind: 'leave' as const,
    driver_id: 2,
    vehicle_id: null,
    name: 'Ko Htet',
    from: timeAt(8),
    until: timeAt(12),
    note: '',
  };
  const board = { ...testBoard([]), absences: [absence] };
  expect(drawn(<TimeLine board={board} by="drivers" choice={choice} />)).toContain('Leave');
  expect(drawn(<TimeLine board={board} by="vehicles" choice={choice} />)).not.toContain('Leave');
});
