import { type MarkUp, maxTenths } from './client-price.ts';

/** The roundings that a user can choose. */
export const roundings = [0, 1, 5, 10] as const;

/** The text that `readMarkUp` reads. */
export function writeMarkUp({ tenths, rounding }: MarkUp): string {
  return `${tenths}/${rounding}`;
}

/** `12.5` for 125 tenths. */
export function percentText({ tenths }: MarkUp): string {
  return tenths % 10 === 0 ? String(tenths / 10) : `${(tenths - (tenths % 10)) / 10}.${tenths % 10}`;
}

/** Reads a percentage from 0 to 100 with at most one decimal; undefined for anything else. */
export function readPercent(text: string): number | undefined {
  const [, whole = '', decimal = '0'] = /^(\d{1,3})(?:\.(\d))?$/.exec(text.trim().replace(/%$/, '')) ?? [];
  const tenths = Number(whole) * 10 + Number(decimal);
  return whole === '' || tenths > maxTenths ? undefined : tenths;
}
