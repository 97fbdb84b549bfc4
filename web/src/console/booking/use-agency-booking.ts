import { useNavigate } from 'react-router';
import { ApiFailure } from '../../platform/api/api.ts';
import { commandKey, dropCommandKey } from '../../platform/api/command-key.ts';
import { useSending } from '../../platform/api/use-send.ts';
import { useApi } from '../../platform/app.tsx';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import type { AgencyBookCall, Caller } from './desk-booking.ts';

interface AgencyBookingOptions {
  caller: Caller;
  /** Locks the current price of the same offer. */
  lockAgain: () => Promise<boolean>;
  onRefused: (failure: ApiFailure) => void;
  /** A limit of the agency forbids the booking, with the reason in the clerk's words. */
  onLimit: (reason: string) => void;
}

/**
 * Books for an agency and opens the order. The key is stored before sending, so that a repetition after a lost reply books
 * once. If the offer has changed, nothing is booked and its current price is shown.
 */
export function useAgencyBooking({ caller, lockAgain, onRefused, onLimit }: AgencyBookingOptions) {
  const t = usePhrases('console-booking');
  const common = usePhrases('common');
  const api = useApi();
  const notify = useNotify();
  const navigate = useNavigate();
  const command = useSending(
    async ({ path, body }: AgencyBookCall) => {
      try {
        const reply = await api.command(path, body, commandKey(path, body), { quiet: true });
        dropCommandKey(path, body);
        return reply;
      } catch (cause) {
        if (cause instanceof ApiFailure && cause.answerLost) notify('warning', common('lostAnswer'));
        throw cause;
      }
    },
    ['console/order/list'],
  );

  async function send(call: AgencyBookCall) {
    const { reply, failure } = await command.send(call);
    if (!failure) {
      const { id, sn, order_status } = reply.order;
      const isRequest = order_status === 'offer_pending';
      notify('success', t(isRequest ? 'requested' : 'booked', { sn, agency: caller.agency.name }));
      await navigate(consolePaths.consoleOrder(id));
      return;
    }
    const own = ofReason[failure.reason ?? ''];
    if (own) onLimit(t(own));
    else onRefused(failure);
    if (failure.reason !== null && outdated.has(failure.reason)) await lockAgain();
  }

  return { send, busy: command.busy };
}

/** Refusals whose own words address the agency. */
const ofReason: Readonly<Record<string, PhraseKey<'console-booking'>>> = {
  too_many_unpaid: 'tooManyUnpaid',
  unpaid_share_full: 'unpaidShareFull',
};

/** Refusals after which the current price of the offer is locked again. */
const outdated: ReadonlySet<string> = new Set([
  'price_changed',
  'policy_changed',
  'confirmation_changed',
  'quote_expired',
]);
