import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Api, ApiFailure } from '../../platform/api/api.ts';
import type { BodyOf, CommandPath, Posted } from '../../platform/api/calls.ts';
import { commandKey, dropCommandKey } from '../../platform/api/command-key.ts';
import { useApi } from '../../platform/app.tsx';
import { useHoldReload } from '../../platform/build-watch/hold-reload.ts';
import { dropDraft } from '../../platform/form-draft/form-draft.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import type { BookingProduct, BookingValues, LockedQuote } from './booking-product.ts';
import { markBooked } from './booking-queries.ts';
import { isUnknown, type Trouble, troubleOf } from './booking-trouble.ts';

export type BookingPhase = 'idle' | 'booking' | 'paying';

export interface BookingRun<Values extends BookingValues> {
  phase: BookingPhase;
  trouble: Trouble | null;
  setTrouble: (trouble: Trouble | null) => void;
  /**
   * Books, then pays or requests approval unless the order is on request. Ends on the order's page, or with
   * `trouble`.
   */
  run: (values: Values) => Promise<void>;
}

/**
 * Both commands have keys that are stored before they are sent: a double click, a reload or a lost reply repeats
 * the same booking and the same payment.
 */
export function useBooking<Quote extends LockedQuote, Values extends BookingValues>(options: {
  product: BookingProduct<Quote, Values>;
  quoteId: string;
  draft: string;
  /** Otherwise approval is requested from those who may pay. */
  mayPay: boolean;
  /** Called if the server has refused fields. */
  onRefused: (failure: ApiFailure, values: Values) => void;
}): BookingRun<Values> {
  const { product, quoteId, draft, mayPay, onRefused } = options;
  const api = useApi();
  const notify = useNotify();
  const [phase, setPhase] = useState<BookingPhase>('idle');
  const [found, setFound] = useState<{ quoteId: string; trouble: Trouble | null } | null>(null);
  // An obstacle of one quote does not apply to the next.
  const trouble = found?.quoteId === quoteId ? found.trouble : null;
  const setTrouble = (now: Trouble | null) => setFound({ quoteId, trouble: now });
  const finish = useFinish(draft, product.orderDetailPath);
  // React state would be updated too late for the second click of a double click.
  const running = useRef(false);
  useHoldReload(phase !== 'idle');

  async function run(values: Values) {
    if (running.current) return;
    running.current = true;
    setTrouble(null);
    setPhase('booking');
    const { path, body } = product.bookCall(quoteId, values);
    try {
      const { order } = await api.command(path, body, commandKey(path, body), { quiet: true });
      if (order.order_status === 'offer_pending') {
        dropCommandKey(path, body);
        return await finish(order.id, { kind: 'requested' });
      }
      setPhase('paying');
      const paid = mayPay ? await pay(order, values.pay_channel) : await ask(order.id, values.approval_note);
      if (paid === 'lost') return setTrouble({ kind: 'lost' });
      dropCommandKey(path, body);
      await finish(order.id, paid);
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      const why = troubleOf(cause);
      if (why) setTrouble(why);
      else if (Object.keys(cause.fieldErrors).length > 0) onRefused(cause, values);
      else if (cause.message) notify('error', cause.message);
    } finally {
      running.current = false;
      setPhase('idle');
    }
  }

  async function pay({ id, total_amount }: Booked, channel: BookingValues['pay_channel']): Promise<Paid> {
    if (channel === '') return { kind: 'later' };
    const total = total_amount.amount ?? undefined;
    return settle(api, 'order/pay', { id, pay_channel: channel, total }, ({ order }) => {
      const isConfirmed = order.order_status === 'confirmed';
      if (channel === 'credit') return isConfirmed ? 'chargedConfirmed' : 'charged';
      return isConfirmed ? 'confirmed' : 'paid';
    });
  }

  function ask(id: number, note: string): Promise<Paid> {
    return settle(api, 'order/askApproval', { id, note: note.trim() }, () => 'asked');
  }

  return { phase, trouble, setTrouble, run };
}

type Booked = Posted<'order/pay'>['order'];
type Settled = 'paid' | 'confirmed' | 'charged' | 'chargedConfirmed' | 'asked';
type Paid = 'lost' | { kind: Settled | 'later' | 'requested' } | { kind: 'refused'; message: string };

/** Sends the command that determines the payment of the order, once. */
async function settle<Path extends CommandPath>(
  api: Api,
  path: Path,
  body: BodyOf<Path>,
  kindOf: (reply: Posted<Path>) => Settled,
): Promise<Paid> {
  try {
    const reply = await api.command(path, body, commandKey(path, body), { quiet: true });
    dropCommandKey(path, body);
    return { kind: kindOf(reply) };
  } catch (cause) {
    if (!(cause instanceof ApiFailure)) throw cause;
    return isUnknown(cause) ? 'lost' : { kind: 'refused', message: cause.message };
  }
}

/** Opens the order with a notice about its state. */
function useFinish(draft: string, orderPath: (id: number) => string) {
  const t = usePhrases('booking');
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async (orderId: number, paid: Exclude<Paid, 'lost'>) => {
    dropDraft(draft);
    markBooked(queries);
    if (paid.kind === 'refused') notify('error', `${paid.message} ${t('payFailedNotice')}`);
    else notify('success', t(doneNotices[paid.kind]));
    await navigate(orderPath(orderId), { replace: true });
  };
}

const doneNotices = {
  paid: 'paidNotice',
  confirmed: 'confirmedNotice',
  charged: 'chargedNotice',
  chargedConfirmed: 'chargedConfirmedNotice',
  asked: 'askedNotice',
  later: 'bookedNotice',
  requested: 'requestedNotice',
} as const;
