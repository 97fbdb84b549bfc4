import { createHash } from 'node:crypto';
import { dearerOf, feeAt } from '../../../domain/cancellation-policy.ts';
import { sum } from '../../../domain/money.ts';
import type { OrderRow } from '../order-store.ts';
import { type FrozenPolicy, feeBaseOf, type OrderTerms } from '../place-order.ts';
import type { PriceLine } from '../selling/offer-terms.ts';

/** What a change would make of an order. Amounts are minor units of its currency. */
export interface WeighedChange {
  /** Undefined where what is sold stays: its price, its rules and its times. */
  terms: OrderTerms | undefined;
  total: number;
  /** What is charged or given back, the way it was paid; both 0 while it is not paid. */
  toPay: number;
  toGiveBack: number;
  /** Stands for all of it: whoever names it has seen these sums and rules. */
  previewId: string;
}

/**
 * Weighs what an order would be sold as against what it is sold as. Once cancelling costs something, moving saves nothing:
 * its price never falls, and at each instant cancelling costs what the dearer of both rules says.
 *
 * @param asked what is asked for, as the member sent it.
 */
export function weighChange(
  order: OrderRow,
  asked: unknown,
  offered: OrderTerms | undefined,
  now: Date,
): WeighedChange {
  const terms = offered && (isBound(order, now) ? bindTerms(order, offered) : offered);
  const total = terms ? totalOf(terms.lines) : order.total_price;
  const difference = order.pay_status === 'unpaid' ? 0 : total - order.total_price;
  const toPay = Math.max(0, difference);
  const toGiveBack = Math.max(0, 0 - difference);
  const seen = [order.id, order.total_price, order.pay_status, asked, terms ?? null, toPay, toGiveBack];
  return { terms, total, toPay, toGiveBack, previewId: digestOf(seen) };
}

/** Stands for a value, whatever the order of its keys; written like the other ids that callers name. */
export function digestOf(value: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(value, inKeyOrder)).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The database does not keep the order of an object's keys. */
function inKeyOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Cancelling it would cost something now. */
function isBound(order: OrderRow, now: Date): boolean {
  if (order.pay_status === 'unpaid') return false;
  return feeAt(order.policy as FrozenPolicy, now.getTime(), feeBaseOf(order)).fee > 0;
}

function bindTerms(order: OrderRow, terms: OrderTerms): OrderTerms {
  const saved = order.total_price - totalOf(terms.lines);
  const kept: PriceLine = { label: keptLabel, quantity: 1, unitAmount: saved };
  const lines = saved > 0 ? [...terms.lines, kept] : terms.lines;
  const { currency, nightTotals } = terms;
  const base = { currency, total: totalOf(lines), nightTotals };
  return { ...terms, lines, policy: dearerOf(order.policy as FrozenPolicy, terms.policy, base) };
}

const keptLabel = { zh: '维持原价（已过免费取消时间）', en: 'Price kept (free cancellation is over)' };

function totalOf(lines: readonly PriceLine[]): number {
  return sum(lines.map(({ quantity, unitAmount }) => quantity * unitAmount));
}
