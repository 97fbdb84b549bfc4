import { addDays } from '@serai/contract/dates';
import type { flightKinds, TransferMode } from '@serai/contract/transfers';
import { instantAt, localDate, localDateTime } from './local-time.ts';
import { isNight } from './pricing/transfer.ts';

const MINUTE_MS = 60_000;
/** How long before departure guests should be at the airport. */
const minutesBefore = { international: 180, domestic: 120 } as const;
const freeWait = { pick_up: 60, drop_off: 15 } as const;
const AUTO_COMPLETE_MS = 6 * 60 * MINUTE_MS;
/** How far ahead a transfer can be booked. */
const openDays = 365;

/** A transfer as it is asked for; local times are the airport's, `YYYY-MM-DDTHH:MM`. */
export interface TransferAsk {
  mode: TransferMode;
  flightKind: (typeof flightKinds)[number];
  /** Landing or departure. */
  flightAt: string;
  /** When a drop-off begins; as proposed when undefined. A pick-up begins at the landing. */
  transferAt: string | undefined;
  tz: string;
  driveMinutes: number;
}

/** The instants (epoch ms) a transfer is judged by. */
export interface TransferTimes {
  flight: number;
  /** When the driver is there. */
  start: number;
  /** What is proposed for a drop-off; the landing for a pick-up. */
  proposed: number;
  /** A drop-off that begins later than proposed. */
  isLate: boolean;
  isNight: boolean;
  freeWaitMinutes: number;
  end: number;
  /** From when on nobody is expected any more. */
  noShowFrom: number;
  autoComplete: number;
}

/** Why a transfer cannot be asked for; each is also an error code. */
export type TransferFault = 'transfer_after_departure' | 'transfer_in_past' | 'transfer_too_far';

/** The times of a transfer. Durations pass in real minutes, also where a change of the clocks lies between. */
export function transferTimes(ask: TransferAsk): TransferTimes {
  const { mode, tz, driveMinutes } = ask;
  const flight = instantAt(ask.flightAt, tz);
  const isPickUp = mode === 'pick_up';
  const ahead = isPickUp ? 0 : minutesBefore[ask.flightKind] + driveMinutes;
  const proposed = flight - ahead * MINUTE_MS;
  const start = isPickUp || ask.transferAt === undefined ? proposed : instantAt(ask.transferAt, tz);
  const freeWaitMinutes = freeWait[mode];
  const noShowFrom = start + freeWaitMinutes * MINUTE_MS;
  const end = (isPickUp ? noShowFrom : start) + driveMinutes * MINUTE_MS;
  return {
    flight,
    start,
    proposed,
    isLate: start > proposed,
    isNight: isNight(localDateTime(start, tz)),
    freeWaitMinutes,
    end,
    noShowFrom,
    // A long drive is not over by then; nothing completes before its end.
    autoComplete: Math.max(end, start + AUTO_COMPLETE_MS),
  };
}

/** What is wrong with the times of a transfer, seen at an instant (epoch ms) from the airport's own calendar. */
export function findTransferFault(
  { flight, start }: TransferTimes,
  mode: TransferMode,
  tz: string,
  nowMs: number,
): TransferFault | undefined {
  if (mode === 'drop_off' && start >= flight) return 'transfer_after_departure';
  if (start < nowMs) return 'transfer_in_past';
  if (localDate(start, tz) > addDays(localDate(nowMs, tz), openDays)) return 'transfer_too_far';
  return undefined;
}
