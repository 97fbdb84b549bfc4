import { addDays } from '@serai/contract/dates';
import type { flightKinds, TransferMode } from '@serai/contract/transfers/transfers';
import { instantAt, localDate, localDateTime } from './local-time.ts';
import { isNight } from './pricing/transfer.ts';

const MINUTE_MS = 60_000;
/** Minutes before departure at which guests should be at the airport. */
const minutesBefore = { international: 180, domestic: 120 } as const;
const freeWait = { pick_up: 60, drop_off: 15 } as const;
const AUTO_COMPLETE_MS = 6 * 60 * MINUTE_MS;
/** Maximum days in advance for booking a transfer. */
const openDays = 365;

/** A requested transfer; times local to the airport, `YYYY-MM-DDTHH:MM`. */
export interface TransferAsk {
  mode: TransferMode;
  flightKind: (typeof flightKinds)[number];
  /** Landing or departure. */
  flightAt: string;
  /** Start of a drop-off; defaults to the proposed time. A pick-up starts at the landing. */
  transferAt: string | undefined;
  tz: string;
  driveMinutes: number;
}

/** Relevant instants (epoch ms) of a transfer. */
export interface TransferTimes {
  flight: number;
  /** When the driver arrives. */
  start: number;
  /** Proposed time of a drop-off; the landing for a pick-up. */
  proposed: number;
  /** Whether a drop-off starts later than proposed. */
  isLate: boolean;
  isNight: boolean;
  freeWaitMinutes: number;
  end: number;
  /** From then on, guests are no longer expected. */
  noShowFrom: number;
  autoComplete: number;
}

/** Reasons why a transfer cannot be requested; each is also an error code. */
export type TransferFault = 'transfer_after_departure' | 'transfer_in_past' | 'transfer_too_far';

/** Calculates the times of a transfer. Durations are elapsed minutes, also across a clock change. */
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
    // A long drive may last longer; nothing completes before its end.
    autoComplete: Math.max(end, start + AUTO_COMPLETE_MS),
  };
}

/** Validates the times of a transfer at an instant (epoch ms), by the airport's calendar. */
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
