import { workOrderStatuses } from '@serai/contract/work-orders/states';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../invariants.ts';
import { markState } from '../state-digest.ts';
import { isAssurance, tries } from './figure.ts';
import { type AttemptName, attempts, memberAttempts } from './work-order-attempts.ts';
import {
  lastEvent,
  openStage,
  type Role,
  roles,
  runClock,
  type Situation,
  type Stage,
  type StagedWorkOrder,
  situations,
  stageWorkOrder,
  statusOf,
} from './work-order-stage.ts';

/**
 * P09 for work orders: in every situation only the listed acts succeed, for permitted roles; all else changes
 * nothing.
 */

/**
 * The state afterwards, or the code of a refusal. An act not listed is refused with `work_order_wrong_state`.
 */
type Cells = Partial<Record<AttemptName | 'clock', string>>;

/** A change that belongs to another work order. */
const noChange: Cells = {
  sayYes: 'not_found',
  sayNo: 'not_found',
  carryOut: 'not_found',
  dismiss: 'not_found',
};
const open: Cells = {
  ...noChange,
  reply: 'in_progress',
  say: 'in_progress',
  ask: 'waiting_member',
  resolve: 'resolved',
  note: 'in_progress',
  handOver: 'in_progress',
  propose: 'in_progress',
};
const staying = (status: string): Cells => ({ ...open, reply: status, note: status, handOver: status });
/** After it is resolved, only internal notes of the staff are written. */
const over: Cells = { ...noChange };
const resolved: Cells = { ...over, close: 'closed', reopen: 'reopened', rate: 'resolved', note: 'resolved' };
/** A change that the staff can carry out is open: no second one is accepted. */
const waitingForDesk: Cells = {
  propose: 'command_open',
  carryOut: 'in_progress',
  dismiss: 'in_progress',
  sayYes: 'command_closed',
  sayNo: 'command_closed',
};

const table: Record<Situation, Cells> = {
  submitted: { ...staying('submitted'), withdraw: 'withdrawn', accept: 'accepted', decline: 'declined' },
  'submitted, with a change': {
    ...staying('submitted'),
    withdraw: 'withdrawn',
    accept: 'accepted',
    decline: 'declined',
    ...waitingForDesk,
  },
  accepted: { ...staying('accepted'), accept: 'work_order_taken', decline: 'declined' },
  'in progress': open,
  'in progress, with a change': { ...open, ...waitingForDesk },
  waiting: {
    ...staying('waiting_member'),
    reply: 'in_progress',
    say: 'waiting_member',
    propose: 'waiting_member',
  },
  'waiting for a yes': {
    ...staying('waiting_member'),
    reply: 'in_progress',
    say: 'waiting_member',
    propose: 'command_open',
    sayYes: 'in_progress',
    sayNo: 'in_progress',
    carryOut: 'command_closed',
    dismiss: 'in_progress',
  },
  reopened: staying('reopened'),
  resolved,
  'resolved, long ago': { ...resolved, clock: 'closed' },
  'resolved, too long ago': { ...resolved, reopen: 'reopen_too_late', clock: 'closed' },
  closed: { ...over, rate: 'closed' },
  'closed by itself': { ...over, rate: 'closed', reopen: 'reopened' },
  'closed by itself, too long ago': { ...over, rate: 'closed', reopen: 'reopen_too_late' },
  withdrawn: over,
  declined: over,
};

/** The last event in the thread and its actor. */
const events: Record<AttemptName, string> = {
  reply: 'reply_member by member',
  withdraw: 'withdraw by member',
  close: 'close by member',
  reopen: 'reopen by member',
  rate: 'rate by member',
  sayYes: 'accept_command by member',
  sayNo: 'refuse_command by member',
  accept: 'accept by staff',
  say: 'reply_staff by staff',
  ask: 'ask_member by staff',
  resolve: 'resolve by staff',
  note: 'note by staff',
  decline: 'decline by staff',
  handOver: 'hand_over by staff',
  propose: 'ask_command by staff',
  carryOut: 'carry_out by staff',
  dismiss: 'dismiss_command by staff',
};

let stage: Stage;
let tried = 0;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  expect(await checkInvariants(stage.stays.world.db)).toEqual([]);
  process.stdout.write(`P09 only listed moves of work orders happen: cells ${tried}\n`);
  await stage.stays.world.close();
});

describe('work order table', () => {
  test.each(situations)(
    '%s',
    async (situation) => {
      // The refusals have left it unchanged, so the first permitted attempt reuses it.
      let unchanged = await refuseAll(situation);
      for (const name of Object.keys(attempts) as AttemptName[]) {
        const to = wantedOf(situation, name);
        if (!isStatus(to)) continue;
        const staged = unchanged ?? (await stageWorkOrder(stage, situation));
        unchanged = undefined;
        const { told } = await attempts[name](stage, staged, name in memberAttempts ? 'owner' : 'desk');
        expect([name, told, await statusOf(stage, staged)]).toEqual([name, 'ok', to]);
        expect(await lastEvent(stage, staged)).toBe(events[name]);
        tried += 1;
      }
    },
    300_000,
  );
});

/**
 * Tries everything that must be refused, as every role, then runs the timers; returns one that they leave
 * alone.
 */
async function refuseAll(situation: Situation): Promise<StagedWorkOrder | undefined> {
  const { db } = stage.stays.world;
  const kept = await stageWorkOrder(stage, situation);
  const standing = await statusOf(stage, kept);
  const before = await markState(db);
  const refused = (Object.keys(attempts) as AttemptName[]).flatMap((name) =>
    rolesTrying(name).flatMap((role) => {
      const wanted = wantedFrom(role, name, wantedOf(situation, name));
      return isStatus(wanted) ? [] : [{ name, role, wanted }];
    }),
  );
  const told = await Promise.all(refused.map(({ name, role }) => attempts[name](stage, kept, role)));
  tried += refused.length;
  const words = refused.map(({ name, role }) => `${role}: ${name} → `);
  expect(words.map((word, at) => word + told[at]!.told)).toEqual(
    words.map((word, at) => word + refused[at]!.wanted),
  );
  expect(await markState(db)).toBe(before);
  await runClock(stage);
  const clock = table[situation].clock;
  expect(await statusOf(stage, kept)).toBe(clock ?? standing);
  tried += 1;
  return clock ? undefined : kept;
}

/** Roles that try an act: those with the permission in some state, and the others; in `npm test` only another agency of these. */
function rolesTrying(name: AttemptName): readonly Role[] {
  const may = roles.filter((role) => wantedFrom(role, name, 'allowed') === 'allowed');
  return isAssurance ? roles : [...may, 'otherAgency'];
}

function wantedOf(situation: Situation, name: AttemptName): string {
  return table[situation][name] ?? 'work_order_wrong_state';
}

/** Returns the expected reply for a role: one without permission learns nothing else. */
function wantedFrom(role: Role, name: AttemptName, wanted: string): string {
  if (role === 'guest') return 'need_login';
  const isStaff = !['owner', 'finance', 'booker', 'viewer', 'otherAgency'].includes(role);
  if (isStaff !== !(name in memberAttempts)) return 'no_permission';
  const amends = name === 'sayYes' || name === 'sayNo';
  const acts = name === 'propose' || name === 'carryOut' || name === 'dismiss';
  switch (role) {
    case 'viewer':
    case 'editor':
    case 'auditor':
      return 'no_permission';
    case 'otherAgency':
    case 'booker':
      // The colleague has the permissions, but sees only work orders about her own bookings.
      return 'not_found';
    case 'finance':
      return amends ? 'no_permission' : wanted;
    case 'staffFinance':
      return acts ? 'no_permission' : wanted;
    default:
      return wanted;
  }
}

function isStatus(word: string): boolean {
  return (workOrderStatuses as readonly string[]).includes(word);
}

interface Pair {
  situation: Situation;
  acts: readonly [AttemptName, AttemptName];
}
const against = (situation: Situation, ...pairs: (readonly [AttemptName, AttemptName])[]): Pair[] =>
  pairs.map((acts) => ({ situation, acts }));

const rivals: readonly Pair[] = [
  ...against('submitted', ['accept', 'accept'], ['accept', 'withdraw'], ['resolve', 'withdraw']),
  ...against('submitted', ['decline', 'withdraw'], ['reply', 'decline'], ['propose', 'withdraw']),
  ...against('accepted', ['decline', 'resolve'], ['decline', 'say'], ['reply', 'resolve']),
  ...against('in progress', ['resolve', 'resolve'], ['resolve', 'reply'], ['propose', 'propose']),
  ...against('in progress, with a change', ['carryOut', 'carryOut'], ['carryOut', 'dismiss']),
  ...against('in progress, with a change', ['carryOut', 'resolve']),
  ...against('waiting', ['reply', 'resolve'], ['reply', 'ask'], ['resolve', 'propose']),
  ...against('waiting for a yes', ['sayYes', 'sayYes'], ['sayYes', 'sayNo'], ['sayYes', 'dismiss']),
  ...against('waiting for a yes', ['sayYes', 'resolve'], ['sayNo', 'resolve'], ['sayYes', 'reply']),
  ...against('resolved', ['close', 'reopen'], ['close', 'close'], ['reopen', 'reopen']),
];

describe('work orders: two acts at once → outcome as if one followed the other, and the loser is refused', () => {
  const rounds = tries({ test: 1, assurance: 25 });
  test.each(rivals.map((pair) => [pair.situation, pair.acts.join(' against '), pair] as const))(
    '%s: %s',
    async (situation, _, { acts: [one, other] }) => {
      const by = (name: AttemptName, role: Role) => (staged: StagedWorkOrder) =>
        attempts[name](stage, staged, name in memberAttempts ? 'owner' : role);
      const [first, second] = [by(one, 'desk'), by(other, 'operator')];
      const outcome = async (staged: StagedWorkOrder, replies: { told: string; msg: string }[]) => {
        for (const { told, msg } of replies) {
          // The refusal names the faster user.
          if (told !== 'ok' && told !== 'command_open') expect(msg).toMatch(/owner_a|operator_1|staff_desk/);
        }
        return [...replies.map(({ told }) => told), await statusOf(stage, staged)].join(' ');
      };
      const known: string[] = [];
      const inTurn = async (turn: 0 | 1) => {
        if (known[turn] !== undefined) return known[turn];
        const staged = await stageWorkOrder(stage, situation);
        const early = turn === 0 ? await first(staged) : await second(staged);
        const late = turn === 0 ? await second(staged) : await first(staged);
        known[turn] = await outcome(staged, turn === 0 ? [early, late] : [late, early]);
        return known[turn];
      };
      // The assurance run tries both orders of each variant; `npm test` tries the second where it was not the
      // likely one.
      if (isAssurance) for (const turn of [0, 1] as const) await inTurn(turn);
      for (let round = 0; round < rounds; round++) {
        const staged = await stageWorkOrder(stage, situation);
        const replies = await Promise.all([first(staged), second(staged)]);
        const told = await outcome(staged, replies);
        const likely = replies[0].told !== 'ok' && replies[1].told === 'ok' ? 1 : 0;
        if (told === (await inTurn(likely))) continue;
        expect([await inTurn(likely), await inTurn(likely === 0 ? 1 : 0)]).toContain(told);
      }
    },
    120_000,
  );

  afterAll(async () => {
    // Each change that was carried out was carried out once.
    const { rows } = await sql`
      SELECT order_id FROM order_history WHERE event = 'cancelForStaff' GROUP BY order_id HAVING count(*) > 1`.execute(
      stage.stays.world.db,
    );
    expect(rows).toEqual([]);
  });
});
