import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@serai/contract/staff/nodes';
import { sql } from 'kysely';
import { openStays, type Stays } from '../build-stays.ts';
import { openSession, type TestReply } from '../harness.ts';
import { testStart } from '../population.ts';

/** The roles that try acts on a work order of the owner; guests have no account. */
export const roles = [
  'owner',
  'finance',
  'booker',
  'viewer',
  'otherAgency',
  'guest',
  'operator',
  'desk',
  'staffFinance',
  'editor',
  'auditor',
] as const;
export type Role = (typeof roles)[number];

/** A portal with an order, and every role logged in. */
export interface Stage {
  stays: Stays;
  tokens: Record<Role, string | undefined>;
  /** The order that the work orders are about; a cancellation fee applies to it. */
  orderId: number;
  deskId: number;
  /** Rows that the calls wrote for the first work order of each situation; later ones are copies of them. */
  staged: Partial<Record<Situation, WorkOrderRows>>;
}

interface WorkOrderRows {
  work_order: object;
  entries: readonly object[];
}

export interface StagedWorkOrder {
  id: number;
  /** The open or last change; 1 belongs to another work order. */
  commandId: number;
  previewId: string;
}

/** The situations of a work order. */
export const situations = [
  'submitted',
  'submitted, with a change',
  'accepted',
  'in progress',
  'in progress, with a change',
  'waiting',
  'waiting for a yes',
  'reopened',
  'resolved',
  'resolved, long ago',
  'resolved, too long ago',
  'closed',
  'closed by itself',
  'closed by itself, too long ago',
  'withdrawn',
  'declined',
] as const;
export type Situation = (typeof situations)[number];

const dayMs = 86_400_000;
const staffRoleOf: Partial<Record<Role, StaffRole>> = {
  desk: 'desk',
  staffFinance: 'finance',
  editor: 'editor',
  auditor: 'auditor',
};

export async function openStage(): Promise<Stage> {
  // The assurance run books several hundred.
  const stays = await openStays({ units: 900, deposit: 100_000_000, creditLimit: 100_000_000 });
  const { world } = stays;
  const orderId = await stays.book();
  world.clock.set(new Date('2026-11-29T00:00:00Z'));
  const tokens = {} as Stage['tokens'];
  for (const role of roles) {
    const staff_role = staffRoleOf[role];
    if (staff_role) {
      const username = `staff_${role}`;
      await world.db
        .insertInto('users')
        .values({
          agency_id: null,
          role: 'operator',
          staff_role,
          username,
          nickname: username,
          password_hash: 'nobody logs in with it',
          email: `${username}@example.com`,
          created_at: testStart,
        })
        .execute();
      tokens[role] = await openSession(world.db, username);
    } else {
      tokens[role] = role === 'guest' ? undefined : await world.tokenOf(role as 'owner');
    }
  }
  const desk = world.db.selectFrom('users').select('id').where('username', '=', 'staff_desk');
  const stage: Stage = {
    stays,
    tokens,
    orderId,
    deskId: (await desk.executeTakeFirstOrThrow()).id,
    staged: {},
  };
  // Target of calls about a change of another work order.
  const other = await stageWorkOrder(stage, 'in progress, with a change');
  if (other.commandId !== 1) throw new Error('The first change has another number');
  return stage;
}

/** Sends a call as a role; returns `ok` or the code of the refusal. */
export async function tell(
  { stays, tokens }: Stage,
  role: Role,
  path: string,
  input: object,
): Promise<TestReply & { told: string }> {
  const token = tokens[role];
  const options = { lang: 'en', key: randomUUID(), ...(token ? { token } : {}) } as const;
  const reply = await stays.world.call('POST', path, input, options);
  const told = reply.code === 1 ? 'ok' : (reply.data.reason ?? JSON.stringify(reply.data));
  return { ...reply, told };
}

async function must(stage: Stage, role: Role, path: string, input: object): Promise<TestReply['data']> {
  const { told, msg, data } = await tell(stage, role, path, input);
  if (told !== 'ok') throw new Error(`${path}: ${msg} ${JSON.stringify(data)}`);
  return data;
}

let names = 0;
/** Entirely different guests: the desk changes them, and no consent is needed. */
export const newNames = () => {
  names += 1;
  const [first, second] = [names % 26, Math.floor(names / 26) % 26].map((at) => String.fromCharCode(65 + at));
  const called = (word: string) => ({ guests: [{ full_name: `${word} ${second}${first}` }] });
  return {
    kind: 'rename_guests',
    rooms: [{ guests: [...called('DAW').guests, ...called('MA').guests] }, { guests: called('KO').guests }],
  };
};
/** Ends the booking for less than its fee: the agency must consent. */
const waiver = { kind: 'waive_fee', amount: 100 };

/**
 * Stages a work order of the owner in a situation, the first by calls; one that waits for consent has a
 * separate order, and no two request the same change.
 */
export async function stageWorkOrder(stage: Stage, situation: Situation): Promise<StagedWorkOrder> {
  await endOpen(stage);
  const rows = stage.staged[situation];
  if (rows) return { id: await copyWorkOrder(stage, rows), commandId: 1, previewId: randomUUID() };
  const made = await makeWorkOrder(stage, situation);
  if (!withChange.has(situation)) stage.staged[situation] = await readWorkOrder(stage, made);
  return made;
}

const withChange: ReadonlySet<Situation> = new Set([
  'submitted, with a change',
  'in progress, with a change',
  'waiting for a yes',
]);

async function readWorkOrder({ stays }: Stage, { id }: StagedWorkOrder): Promise<WorkOrderRows> {
  const { rows } = await sql<WorkOrderRows>`
    SELECT to_jsonb(own) AS work_order,
      (SELECT jsonb_agg(entry ORDER BY id) FROM work_order_entries entry WHERE work_order_id = own.id) AS entries
    FROM work_orders own WHERE id = ${id}`.execute(stays.world.db);
  return rows[0]!;
}

/** Stores a copy that differs only in its ids. */
async function copyWorkOrder({ stays }: Stage, { work_order, entries }: WorkOrderRows): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    WITH number AS (SELECT nextval(pg_get_serial_sequence('work_orders', 'id')) AS id),
    placed AS (
      INSERT INTO work_orders OVERRIDING SYSTEM VALUE
      SELECT own.* FROM number, jsonb_populate_record(NULL::work_orders, ${JSON.stringify(work_order)}::jsonb
        || jsonb_build_object('id', number.id, 'number', 'W' || 9000000000 + number.id)) AS own),
    told AS (
      INSERT INTO work_order_entries OVERRIDING SYSTEM VALUE
      SELECT own.* FROM number, jsonb_array_elements(${JSON.stringify(entries)}::jsonb) AS was,
        jsonb_populate_record(NULL::work_order_entries, was || jsonb_build_object('work_order_id', number.id,
          'id', nextval(pg_get_serial_sequence('work_order_entries', 'id')))) AS own)
    SELECT id FROM number`.execute(stays.world.db);
  return rows[0]!.id;
}

async function makeWorkOrder(stage: Stage, situation: Situation): Promise<StagedWorkOrder> {
  const { stays } = stage;
  const order_id = situation === 'waiting for a yes' ? await bookInFee(stays) : stage.orderId;
  const asked = { type: 'other', order_id, email: 'replies@example.com', detail: 'Please help.' };
  const { id } = (await must(stage, 'owner', 'workOrder/add', asked)).work_order;
  const staged: StagedWorkOrder = { id, commandId: 1, previewId: randomUUID() };
  const desk = (action: string, more: object = {}) =>
    must(stage, 'operator', `console/workOrder/${action}`, { id, ...more });
  const propose = async (command: object) => {
    const { command: made } = await desk('propose', { command });
    Object.assign(staged, { commandId: made.id, previewId: made.preview.preview_id });
  };
  const resolved = (days = 0) => moveBack(stage, id, days);
  const steps: Record<Situation, () => Promise<unknown>> = {
    submitted: async () => {},
    'submitted, with a change': async () => {
      await propose(newNames());
      // As if a member had requested the change; the rules do not carry it out on the member's word alone.
      const owner = sql`(SELECT id FROM users WHERE username = 'owner_a')`;
      await sql`UPDATE work_order_commands SET state = 'asked', asked_by = ${owner} WHERE id = ${staged.commandId}`.execute(
        stays.world.db,
      );
      await sql`UPDATE work_orders SET status = 'submitted' WHERE id = ${id}`.execute(stays.world.db);
    },
    accepted: () => desk('accept'),
    'in progress': () => desk('reply', { content: 'We are on it.' }),
    'in progress, with a change': () => propose(newNames()),
    waiting: () => desk('reply', { content: 'Which room?', next: 'ask' }),
    'waiting for a yes': () => propose(waiver),
    reopened: async () => {
      await desk('resolve', { content: 'Done.' });
      await must(stage, 'owner', 'workOrder/reopen', { id, reason: 'Not yet.' });
    },
    resolved: () => desk('resolve', { content: 'Done.' }),
    'resolved, long ago': async () => {
      await desk('resolve', { content: 'Done.' });
      await resolved(8);
    },
    'resolved, too long ago': async () => {
      await desk('resolve', { content: 'Done.' });
      await resolved(15);
    },
    closed: async () => {
      await desk('resolve', { content: 'Done.' });
      await must(stage, 'owner', 'workOrder/close', { id });
    },
    'closed by itself': async () => {
      await desk('resolve', { content: 'Done.' });
      await resolved(8);
      await runClock(stage);
    },
    'closed by itself, too long ago': async () => {
      await desk('resolve', { content: 'Done.' });
      await resolved(15);
      await runClock(stage);
    },
    withdrawn: () => must(stage, 'owner', 'workOrder/withdraw', { id }),
    declined: () => desk('decline', { reason: 'Not possible' }),
  };
  await steps[situation]();
  return staged;
}

/** Runs the timers that are due now. */
export async function runClock({ stays: { world } }: Stage): Promise<void> {
  await world.app.jobs.find(({ name }) => name === 'follow-work-orders')!.run(world.clock.now());
}

export async function statusOf({ stays }: Stage, { id }: StagedWorkOrder): Promise<string> {
  const found = stays.world.db.selectFrom('work_orders').select('status').where('id', '=', id);
  return (await found.executeTakeFirstOrThrow()).status;
}

/** Reads the last event in the thread and its actor. */
export async function lastEvent({ stays }: Stage, { id }: StagedWorkOrder): Promise<string> {
  const { event, kind, by_kind } = await stays.world.db
    .selectFrom('work_order_entries')
    .select(['event', 'kind', 'by_kind'])
    .where('work_order_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return `${event ?? kind} by ${by_kind}`;
}

async function bookInFee({ book, world }: Stays): Promise<number> {
  const now = world.clock.now();
  world.clock.set(testStart);
  const id = await book();
  world.clock.set(now);
  return id;
}

async function moveBack({ stays }: Stage, id: number, days: number): Promise<void> {
  const resolved_at = new Date(stays.world.clock.now().getTime() - days * dayMs);
  await stays.world.db.updateTable('work_orders').set({ resolved_at }).where('id', '=', id).execute();
}

/** A user may have only a limited number open, so this ends those of earlier attempts. */
async function endOpen({ stays }: Stage): Promise<void> {
  await sql`
    UPDATE work_orders SET status = 'withdrawn', closed_at = created_at, waiting_since = NULL
    WHERE status IN ('submitted', 'accepted', 'in_progress', 'waiting_member', 'reopened') AND id NOT IN (
      SELECT id FROM work_orders ORDER BY id DESC LIMIT 25)`.execute(stays.world.db);
}
