import type { ReplyOf } from '@serai/contract/endpoint';
import type {
  reportBounce as bounceEndpoint,
  resendMessage as resendEndpoint,
} from '@serai/contract/messages/desk';
import type { Call, Trx } from '../../calls.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { recordRefusedAddress, trustAddress } from './refused-addresses.ts';

/**
 * Resends an abandoned or bounced message with its former Message-ID: the desk confirms that the address
 * works. With `to` it goes to another address, if its own is no user's.
 *
 * @throws AppError `not_found` for a message in delivery, `message_worthless` for an expired one,
 * `message_bound` for a user's message and another address
 */
export async function resendMessage(
  trx: Trx,
  { input, now }: Call<typeof resendEndpoint>,
): Promise<Done<ReplyOf<typeof resendEndpoint>>> {
  const message = await lockMessage(trx).where('id', '=', input.id).executeTakeFirst();
  if (!message?.given_up_at) throw new AppError('not_found');
  if (message.valid_until && message.valid_until <= now) throw new AppError('message_worthless');
  const { to: recipient = message.recipient } = input;
  const isRedirected = recipient !== message.recipient;
  if (isRedirected && !(message.kind === 'mail' && mayRedirect(message.event))) {
    throw refusedField('to', 'message_bound');
  }
  await trx
    .updateTable('outbox')
    .set({ recipient, given_up_at: null, sent_at: null, tries: 0, next_try_at: now, last_error: null })
    .where('id', '=', message.id)
    .execute();
  await trustAddress(trx, recipient);
  const [before, after] = [{ delivery: 'given_up' }, { delivery: 'again' }];
  return {
    reply: {},
    did: isRedirected
      ? act(message, { ...before, recipient: message.recipient }, { ...after, recipient })
      : act(message, before, after),
  };
}

/**
 * Whether a mail may go to another address: those to hotels, visitors and the receivers of invoices and vouchers. Mails
 * to users can contain links that open their account.
 */
export function mayRedirect(event: string): boolean {
  return /^(hotel_|contact_replied$|invoice_delivered$|voucher_shared$)/.test(event);
}

/**
 * Records a bounce of an email that the mail server had accepted; the list of undelivered messages then shows it.
 * The Message-ID is that of the sent email; its domain is the sender's, while the outbox stores `@serai`.
 */
export async function reportBounce(
  trx: Trx,
  { input, now }: Call<typeof bounceEndpoint>,
): Promise<Done<ReplyOf<typeof bounceEndpoint>>> {
  const { reason } = input;
  const [id = ''] = input.message_id.replace(/^<|>$/g, '').split('@');
  const message = await lockMessage(trx)
    .where('message_id', '=', `<${id}@serai>`)
    .where('kind', '=', 'mail')
    .executeTakeFirst();
  if (!message?.sent_at) throw new AppError('not_found');
  await trx
    .updateTable('outbox')
    .set({ given_up_at: message.given_up_at ?? now, last_error: reason })
    .where('id', '=', message.id)
    .execute();
  await recordRefusedAddress(trx, message.recipient, { reason, cameBack: true, now });
  return { reply: {}, did: { ...act(message, { delivery: 'sent' }, { delivery: 'came_back' }), reason } };
}

function lockMessage(trx: Trx) {
  return trx
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'event', 'given_up_at', 'sent_at', 'valid_until'])
    .forUpdate();
}

function act(
  { id, recipient, event }: { id: number; recipient: string; event: string },
  before: object,
  after: object,
) {
  const what = { message: id, event };
  return {
    on: { kind: 'site' as const, id: null, name: recipient },
    before: { ...what, ...before },
    after: { ...what, ...after },
  };
}
