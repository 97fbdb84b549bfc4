import type { TransferMode } from '@serai/contract/transfers/transfers';
import { sum } from '../money.ts';
import { type Markup, withMarkup } from './markup.ts';
import { type Season, seasonOn } from './seasons.ts';

/** Price of one vehicle in a season, minor units; 0 = that direction is not sold. */
export interface TransferSeason extends Season {
  pick_up: number;
  drop_off: number;
}

/** Input of the transfer price. Amounts in minor units without markup. */
export interface PricedTransfer {
  seasons: readonly TransferSeason[];
  mode: TransferMode;
  /** Pick-up time of the guests, local to the airport: `YYYY-MM-DDTHH:MM`. */
  startsAt: string;
  vehicles: number;
  hasChineseDriver: boolean;
  childSeats: number;
  /** Price of a Chinese-speaking driver per vehicle. */
  chineseDriverAmount: number;
  /** Price of a child seat. */
  childSeatAmount: number;
  /** Surcharge of a pick-up at night per vehicle, because each driver is paid for the night. */
  nightAmount: number;
  markup: Markup;
}

export const transferLineKinds = ['fee', 'chinese_driver', 'child_seats', 'night'] as const;
export type TransferLineKind = (typeof transferLineKinds)[number];

export interface TransferLine {
  kind: TransferLineKind;
  quantity: number;
  /** Minor units with markup (half up). */
  unitAmount: number;
  /** `quantity` × `unitAmount`. */
  amount: number;
}

export interface TransferPrice {
  /** Sum of the lines. */
  total: number;
  lines: TransferLine[];
}

/** Prices a transfer in lines, none of them 0; undefined if it is not sold on that date. */
export function priceTransfer(asked: PricedTransfer): TransferPrice | undefined {
  const season = seasonOn(asked.seasons, asked.startsAt.slice(0, 10));
  const fee = season?.[asked.mode] ?? 0;
  if (fee === 0) return undefined;
  const { vehicles, markup } = asked;
  const parts: [TransferLineKind, number, number][] = [
    ['fee', vehicles, fee],
    ['chinese_driver', asked.hasChineseDriver ? vehicles : 0, asked.chineseDriverAmount],
    ['child_seats', asked.childSeats, asked.childSeatAmount],
    ['night', isNight(asked.startsAt) ? vehicles : 0, asked.nightAmount],
  ];
  const lines = parts
    .map(([kind, quantity, net]) => {
      const unitAmount = withMarkup(net, markup);
      return { kind, quantity, unitAmount, amount: quantity * unitAmount };
    })
    .filter(({ amount }) => amount > 0);
  return { total: sum(lines.map(({ amount }) => amount)), lines };
}

/** Returns whether a local time, `YYYY-MM-DDTHH:MM`, lies in [22:00, 06:00). */
export function isNight(local: string): boolean {
  const clock = local.slice(11);
  return clock >= '22:00' || clock < '06:00';
}
