import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStays, type Stays } from '../../../../test/build-stays.ts';
import { failAtStatement } from '../../../../test/fail-at-statement.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import type { PersonName } from '../../../../test/population.ts';
import { markState } from '../../../../test/state-digest.ts';

let stays: Stays;
let faults: ReturnType<typeof failAtStatement>;
beforeAll(async () => {
  stays = await openStays();
  faults = failAtStatement(stays.world.pool);
  for (const person of ['owner', 'operator'] as const) await stays.world.tokenOf(person);
});
afterAll(() => stays.world.close());

const asked = { type: 'fee_waiver', email: 'replies@example.com', detail: 'Please help.' };

async function must(path: string, input: object, as: PersonName = 'owner') {
  const { code, msg, data } = await stays.post(path, input, as);
  if (code !== 1) throw new Error(`${path}: ${msg}`);
  return data;
}

/** Paid orders with an open change that a single call carries out. */
const waiting = {
  'the yes of a member': async () => {
    const { id, command } = await proposed({ kind: 'waive_fee', amount: 6_000 });
    const said = { id, command_id: command.id, preview_id: command.preview.preview_id };
    return { path: 'workOrder/accept', input: said, as: 'owner' as const };
  },
  'the desk': async () => {
    const rooms = [['DAW HLA', 'MA MYA'], ['KO KO']].map((names) => ({
      guests: names.map((full_name) => ({ full_name })),
    }));
    const { id, command } = await proposed({ kind: 'rename_guests', rooms });
    const input = { id, command_id: command.id };
    return { path: 'console/workOrder/carryOut', input, as: 'operator' as const };
  },
  'an application that carries itself out': async () => {
    const order_id = await stays.book();
    const rooms = [['ZHANG SAN', 'MA MYA'], ['AUNG']].map((names) => ({
      guests: names.map((full_name) => ({ full_name })),
    }));
    const command = { kind: 'rename_guests', rooms };
    const { preview } = await must('workOrder/preview', { order_id, command });
    const input = { ...asked, order_id, command, preview_id: preview.preview_id };
    return { path: 'workOrder/add', input, as: 'owner' as const };
  },
};

async function proposed(command: object) {
  stays.world.clock.set(new Date('2026-11-21T04:30:00Z'));
  const order_id = await stays.book();
  stays.world.clock.set(new Date('2026-11-29T00:00:00Z'));
  const { id } = (await must('workOrder/add', { ...asked, order_id })).work_order;
  return { id, ...(await must('console/workOrder/propose', { id, command }, 'operator')) };
}

test.each(Object.entries(waiting))(
  '%s: any statement fails → nothing changes, and the same key succeeds later',
  async (_, make) => {
    const { path, input, as } = await make();
    const token = await stays.world.tokenOf(as);
    const options = { token, key: randomUUID(), lang: 'en' } as const;
    const before = await markState(stays.world.db);
    let failed = 0;
    for (let at = 1; ; at++) {
      faults.set(at);
      const { code } = await stays.world.call('POST', path, input, options);
      const isMet = faults.isMet;
      faults.set(0);
      if (!isMet) {
        expect(code).toBe(1);
        break;
      }
      expect([at, code === 1]).toEqual([at, false]);
      expect([at, await markState(stays.world.db)]).toEqual([at, before]);
      failed += 1;
    }
    // Order, history, postings, stock, the hotel’s notice, the work order and its thread, notices and mails.
    expect(failed).toBeGreaterThan(30);
    process.stdout.write(`P10 nothing half done by a work order (${path}): statements ${failed}\n`);
    expect(await checkInvariants(stays.world.db)).toEqual([]);
  },
  120_000,
);
