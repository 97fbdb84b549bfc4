import type { ReplyOf } from '@serai/contract/endpoint';
import {
  channelsOf,
  eventKinds,
  isFixed,
  isOnUnlessSwitched,
  type MessageChannel,
  type MessageKind,
  messageKinds,
} from '@serai/contract/messages/kinds';
import type {
  saveSwitches as saveEndpoint,
  showSwitches as showEndpoint,
} from '@serai/contract/messages/switches';
import { type Call, type Caller, type Db, type Trx, userOf } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findRefusedAddress } from './refused-addresses.ts';

type Switches = ReplyOf<typeof showEndpoint>;

/** Kinds that are never sent to staff. */
const membersAlone: readonly MessageKind[] = ['approvals', 'reminders'];

/** Returns the caller's message switches. */
export async function showSwitches(db: Db, call: Call<typeof showEndpoint>): Promise<Switches> {
  return present(db, userOf(call));
}

/**
 * Sets the given switches of the caller and leaves the others unchanged; returns all.
 * @throws AppError `switch_fixed` for kinds that cannot be switched off.
 */
export async function saveSwitches(db: Db, call: Call<typeof saveEndpoint>): Promise<Switches> {
  const caller = userOf(call);
  const kinds = kindsFor(caller);
  const { switches } = call.input;
  const isKnown = switches.every(
    ({ kind, channel }) => kinds.includes(kind) && channelsOf(kind).includes(channel),
  );
  if (!isKnown) throw new AppError('not_found');
  if (switches.some(({ kind, on }) => !on && isFixed(kind))) throw new AppError('switch_fixed');
  return inTransaction(db, async (trx) => {
    // One row at a time, so that the last value applies if a switch is given twice.
    for (const { kind, channel, on } of switches) await upsertSwitch(trx, caller.userId, kind, channel, on);
    return present(trx, caller);
  });
}

async function upsertSwitch(
  trx: Trx,
  user_id: number,
  kind: MessageKind,
  channel: MessageChannel,
  is_on: boolean,
): Promise<void> {
  await trx
    .insertInto('message_switches')
    .values({ user_id, kind, channel, is_on })
    .onConflict((known) => known.columns(['user_id', 'kind', 'channel']).doUpdateSet({ is_on }))
    .execute();
}

async function present(db: Db | Trx, caller: Caller): Promise<Switches> {
  const rows = await db
    .selectFrom('message_switches')
    .select(['kind', 'channel', 'is_on'])
    .where('user_id', '=', caller.userId)
    .execute();
  const isOn = (kind: MessageKind, channel: MessageChannel) =>
    rows.find((row) => row.kind === kind && row.channel === channel)?.is_on ??
    isOnUnlessSwitched(kind, caller.kind === 'operator');
  return {
    mail: await describeMail(db, caller.userId),
    kinds: kindsFor(caller).map((kind) => ({
      kind,
      channels: channelsOf(kind).map((channel) => ({
        channel,
        on: isFixed(kind) || isOn(kind, channel),
        fixed: isFixed(kind),
      })),
      partly_fixed: !isFixed(kind) && hasFixed(kind),
    })),
  };
}

async function describeMail(db: Db | Trx, userId: number): Promise<Switches['mail']> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const refused = email === null ? undefined : await findRefusedAddress(db, email);
  return { address: email, refused: refused ? { at: toSeconds(refused.at), reason: refused.reason } : null };
}

function kindsFor(caller: Caller): readonly MessageKind[] {
  return caller.kind === 'operator'
    ? messageKinds.filter((kind) => !membersAlone.includes(kind))
    : messageKinds;
}

function hasFixed(kind: MessageKind): boolean {
  return Object.values(eventKinds).some((event) => event?.kind === kind && event.always);
}
