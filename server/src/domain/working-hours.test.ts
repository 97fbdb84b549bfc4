import { expect, test } from 'vitest';
import { addWorkingMinutes, type WorkCalendar } from './working-hours.ts';

const desk: WorkCalendar = {
  tz: 'Asia/Shanghai',
  hours: '1-5 09:00-12:00; 1-5 13:30-18:00; 6 09:00-12:00',
  holidays: ['2027-02-08', '2027-02-09'],
};
const at = (local: string) => Date.parse(`${local}:00+08:00`);

test.each([
  ['within the morning', desk, '2026-11-23T09:30', 120, '2026-11-23T11:30'],
  ['over lunch', desk, '2026-11-23T11:00', 120, '2026-11-23T14:30'],
  ['to the very end of a part', desk, '2026-11-23T16:00', 120, '2026-11-23T18:00'],
  ['from the evening to the next morning', desk, '2026-11-23T17:00', 120, '2026-11-24T10:00'],
  ['from before work', desk, '2026-11-23T03:00', 120, '2026-11-23T11:00'],
  ['over the weekend', desk, '2026-11-28T11:00', 120, '2026-11-30T10:00'],
  ['over holidays', desk, '2027-02-06T11:30', 120, '2027-02-10T10:30'],
  [
    'around the clock',
    { ...desk, hours: '1-7 00:00-24:00', holidays: [] },
    '2026-11-28T23:00',
    120,
    '2026-11-29T01:00',
  ],
  [
    'by hours that overlap',
    { ...desk, hours: '1-7 08:00-10:00; 1-7 09:00-11:00' },
    '2026-11-23T08:00',
    150,
    '2026-11-23T10:30',
  ],
  ['where nobody ever works', { ...desk, hours: '' }, '2026-11-23T08:00', 120, '2026-11-23T10:00'],
])('addWorkingMinutes: %s → time as listed', (_, calendar, from, minutes, to) => {
  expect(new Date(addWorkingMinutes(calendar, at(from), minutes))).toEqual(new Date(at(to)));
});

test('addWorkingMinutes: clocks set back at the desk → the repeated hour counts twice', () => {
  const berlin = { tz: 'Europe/Berlin', hours: '7 01:00-04:00', holidays: [] };
  const before = Date.parse('2026-10-25T02:30:00+02:00');
  // The hour after 02:00 occurs twice that night.
  expect(new Date(addWorkingMinutes(berlin, before, 120))).toEqual(new Date('2026-10-25T03:30:00+01:00'));
});
