import { describe, expect, test } from 'vitest';
import { findTransferFault, type TransferAsk, transferTimes } from './transfer-times.ts';

const pickUp: TransferAsk = {
  mode: 'pick_up',
  flightKind: 'international',
  flightAt: '2026-12-01T21:30',
  transferAt: undefined,
  tz: 'Asia/Yangon',
  driveMinutes: 45,
};
const dropOff: TransferAsk = { ...pickUp, mode: 'drop_off' };
const at = Date.parse;

/** The server's time zone must not affect the result; the whole file runs in each. */
describe.each(['Asia/Yangon', 'Asia/Shanghai', 'America/Los_Angeles', 'America/New_York'])(
  'on a server in %s',
  (zone) => {
    const inZone = (work: () => void) => () => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        work();
      } finally {
        if (before === undefined) delete process.env.TZ;
        else process.env.TZ = before;
      }
    };

    test(
      'transferTimes: pick-up → begins at the landing with one hour of waiting',
      inZone(() => {
        expect(transferTimes(pickUp)).toEqual({
          flight: at('2026-12-01T15:00Z'),
          start: at('2026-12-01T15:00Z'),
          proposed: at('2026-12-01T15:00Z'),
          isLate: false,
          isNight: false,
          freeWaitMinutes: 60,
          end: at('2026-12-01T16:45Z'),
          noShowFrom: at('2026-12-01T16:00Z'),
          autoComplete: at('2026-12-01T21:00Z'),
        });
        expect(transferTimes({ ...pickUp, flightAt: '2026-12-01T22:00' }).isNight).toBe(true);
      }),
    );

    test(
      'transferTimes: long drive → never completes before its end',
      inZone(() => {
        const far = { ...pickUp, driveMinutes: 540 };
        expect(transferTimes(far)).toMatchObject({
          end: at('2026-12-02T01:00Z'),
          autoComplete: at('2026-12-02T01:00Z'),
        });
        expect(transferTimes({ ...far, mode: 'drop_off' })).toMatchObject({
          start: at('2026-12-01T03:00Z'),
          end: at('2026-12-01T12:00Z'),
          autoComplete: at('2026-12-01T12:00Z'),
        });
      }),
    );

    test(
      'transferTimes: drop-off → proposed 3 h or 2 h plus the drive before departure, also on the previous date',
      inZone(() => {
        const early = { ...dropOff, flightAt: '2026-12-02T01:20' };
        expect(transferTimes(early)).toMatchObject({
          start: at('2026-12-01T21:35+06:30'),
          isNight: false,
          freeWaitMinutes: 15,
          noShowFrom: at('2026-12-01T21:50+06:30'),
          end: at('2026-12-01T22:20+06:30'),
          autoComplete: at('2026-12-02T03:35+06:30'),
        });
        expect(transferTimes({ ...early, flightKind: 'domestic' })).toMatchObject({
          start: at('2026-12-01T22:35+06:30'),
          isNight: true,
        });
      }),
    );

    test(
      'transferTimes: later than proposed → late; earlier → not late',
      inZone(() => {
        const times = (transferAt: string) => transferTimes({ ...dropOff, transferAt });
        expect([times('2026-12-01T17:45').isLate, times('2026-12-01T17:46').isLate]).toEqual([false, true]);
        expect(times('2026-12-01T15:00').isLate).toBe(false);
      }),
    );

    test(
      'transferTimes: clock change in between → elapsed minutes',
      inZone(() => {
        // New York: 1 November 2026, 02:00 EDT is 01:00 EST again; 14 March 2027, 02:00 EST is 03:00 EDT.
        const autumn = transferTimes({ ...dropOff, tz: 'America/New_York', flightAt: '2026-11-01T05:00' });
        expect(autumn.flight).toBe(at('2026-11-01T10:00Z'));
        expect(autumn.start).toBe(at('2026-11-01T06:15Z'));
        const spring = transferTimes({ ...dropOff, tz: 'America/New_York', flightAt: '2027-03-14T05:00' });
        expect(spring.start).toBe(at('2027-03-14T05:15Z'));
        // Los Angeles: a landing in the skipped hour, and in the repeated one.
        const la = { ...pickUp, tz: 'America/Los_Angeles' };
        expect(transferTimes({ ...la, flightAt: '2027-03-14T02:30' }).start).toBe(at('2027-03-14T10:30Z'));
        expect(transferTimes({ ...la, flightAt: '2026-11-01T01:30' }).start).toBe(at('2026-11-01T08:30Z'));
        expect(transferTimes({ ...la, flightAt: '2026-11-01T00:30' }).end).toBe(at('2026-11-01T09:15Z'));
      }),
    );

    test(
      "findTransferFault: any server zone → judged by the airport's calendar",
      inZone(() => {
        const fault = (ask: TransferAsk, now: string) =>
          findTransferFault(transferTimes(ask), ask.mode, ask.tz, at(now));
        const now = '2026-11-21T04:30Z';
        expect(fault({ ...dropOff, transferAt: '2026-12-01T21:29' }, now)).toBeUndefined();
        expect(fault({ ...dropOff, transferAt: '2026-12-01T21:30' }, now)).toBe('transfer_after_departure');
        expect(fault(pickUp, '2026-12-01T15:00Z')).toBeUndefined();
        expect(fault(pickUp, '2026-12-01T15:01Z')).toBe('transfer_in_past');
        expect(fault({ ...pickUp, flightAt: '2027-11-21T23:59' }, now)).toBeUndefined();
        expect(fault({ ...pickUp, flightAt: '2027-11-22T00:00' }, now)).toBe('transfer_too_far');
      }),
    );
  },
);
