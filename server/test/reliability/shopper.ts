import { randomUUID } from 'node:crypto';
import { addDays } from '@serai/contract/dates';
import { bookingOf, quote } from './booking.ts';
import type { DataFolder } from './data-folder.ts';
import type { Chance } from './figure.ts';
import { type HttpCaller, NoAnswer } from './http-client.ts';

/** Facts about an order that the portal has acknowledged. */
export interface Acknowledged {
  id: number;
  order_status: string;
  pay_status: string;
  total: number;
  refund: number;
}

/** A command in flight; kept, as in a browser, until its answer is known. */
export interface Command {
  path: string;
  body: Record<string, unknown>;
  key: string;
}

/**
 * A caller who books, then pays, cancels or refunds; the key of every command is noted before it is sent.
 * Stops at the first command without an answer, which stays in `unanswered`.
 */
export class Shopper {
  readonly caller: HttpCaller;
  readonly #folder: DataFolder;
  readonly #chance: Chance;
  readonly acknowledged = new Map<number, Acknowledged>();
  acknowledgements = 0;
  unanswered: Command | undefined;

  constructor(caller: HttpCaller, folder: DataFolder, chance: Chance) {
    this.caller = caller;
    this.#folder = folder;
    this.#chance = chance;
  }

  /** Shops until `isOver` returns true or a command gets no answer. */
  async shop(isOver: () => boolean): Promise<void> {
    try {
      while (!isOver()) await this.#buyOne();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  }

  /** Retries the unanswered command with its key. Returns whether it had already been executed. */
  async retry(): Promise<boolean> {
    if (!this.unanswered) return false;
    const { replayed } = await this.#carryOut(this.unanswered);
    return replayed;
  }

  async #buyOne(): Promise<void> {
    const { send } = this.caller;
    const checkIn = addDays(this.#folder.night, this.#chance.whole(0, 2));
    const stay = { checkIn, checkOut: addDays(checkIn, this.#chance.whole(1, 2)), rooms: 1 };
    const quoteId = await quote(send, this.#folder.room, stay);
    const { id } = await this.#command('hotel/book', bookingOf(quoteId));
    const next = this.#chance.pick(['pay', 'pay', 'refund', 'cancel', 'nothing']);
    if (next === 'cancel') await this.#command('order/cancel', { id });
    if (next !== 'pay' && next !== 'refund') return;
    await this.#command('order/pay', { id, pay_channel: this.#chance.pick(['balance', 'credit']) });
    if (next !== 'refund') return;
    const preview = await send('POST', 'order/refundPreview', { id });
    await this.#command('order/refund', { id, preview_id: preview.data.preview_id });
  }

  async #command(path: string, body: Record<string, unknown>): Promise<Acknowledged> {
    return (await this.#carryOut({ path, body, key: randomUUID() })).order;
  }

  async #carryOut(command: Command): Promise<{ order: Acknowledged; replayed: boolean }> {
    this.unanswered = command;
    const { path, body, key } = command;
    const reply = await this.caller.sendWithReplayMark('POST', path, body, { key });
    if (reply.code !== 1) throw new Error(`${path} was refused: ${reply.msg} ${JSON.stringify(reply.data)}`);
    this.unanswered = undefined;
    this.acknowledgements += 1;
    const order = readOrder(reply.data.order);
    this.acknowledged.set(order.id, order);
    return { order, replayed: reply.replayed };
  }
}

/** Reads the acknowledged parts of an order from a reply. */
export function readOrder(order: {
  id: number;
  order_status: string;
  pay_status: string;
  total_price: { amount: number };
  refund_money: { amount: number };
}): Acknowledged {
  const { id, order_status, pay_status, total_price, refund_money } = order;
  return { id, order_status, pay_status, total: total_price.amount, refund: refund_money.amount };
}
