import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { joinStaff } from '../../../test/join-staff.ts';
import { type RegisteredAgency, registerAgency } from '../../../test/register-agency.ts';
import type { CallOptions } from '../../../test/test-caller.ts';

let world: TestWorld;
let desk: string;
let agency: RegisteredAgency;
beforeAll(async () => {
  world = await openTestWorld();
  desk = await joinStaff(world, 'desk');
});
afterAll(() => world.close());
beforeEach(async () => {
  agency = await registerAgency(world);
});

const verify = (input: object = {}, who: CallOptions = { token: desk }) =>
  world.call(
    'POST',
    'console/agency/verify',
    { agency_id: agency.agencyId, decision: 'verify', reason: 'Licence agrees with the register', ...input },
    who,
  );
const refuse = (reason: string) => verify({ decision: 'refuse', reason });
const detail = async () =>
  (await world.call('GET', 'console/agency/detail', { id: agency.agencyId }, { token: desk })).data.agency;
const entry = async () => {
  const input = { queue: 'agencies', limit: 100 };
  const { data } = await world.call('GET', 'console/queue/list', input, { token: desk });
  return data.queues[0].list.find(({ object_id }: { object_id: number }) => object_id === agency.agencyId);
};
const company = async () =>
  (await world.call('GET', 'account/company', undefined, { token: agency.token })).data;
const noticesOf = (username: string) =>
  world.db
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.user_id')
    .select(['event', 'facts', 'link'])
    .where('username', '=', username)
    .orderBy('notices.id', 'desc')
    .execute();
const mailed = (event: string) =>
  world.db
    .selectFrom('outbox')
    .select('subject')
    .where('event', '=', event)
    .where('recipient', '=', `${agency.username}@example.com`)
    .execute();

describe('registration', () => {
  test('agency registered → in the queue until working hours have passed, desk notified', async () => {
    // Saturday 12:30 in Shanghai; the desk works from Monday to Saturday, 9 to 18.
    const due = Date.parse('2026-11-23T03:30:00Z') / 1000;
    expect(await entry()).toMatchObject({
      kind: 'agency',
      number: '梅花旅行社',
      guest: agency.username,
      due,
      overdue: false,
    });
    expect(await detail()).toMatchObject({
      state: 'unverified',
      verification: 'asked',
      verification_due_at: due,
    });
    expect(await company()).toMatchObject({ verification: 'asked', verification_note: '' });
    expect((await noticesOf('staff_desk'))[0]).toMatchObject({
      event: 'verification_asked',
      facts: { agency: '梅花旅行社', username: agency.username },
      link: `/console/agency/${agency.agencyId}`,
    });
  });
});

describe('console/agency/verify', () => {
  test('agency/verify: verify → verified, out of the queue, owner notified, in the activity log', async () => {
    expect((await verify()).data).toEqual({ verification: 'verified' });
    expect(await detail()).toMatchObject({
      state: 'verified',
      verification: 'verified',
      verification_asked_at: null,
    });
    expect(await entry()).toBeUndefined();
    expect((await noticesOf(agency.username))[0]).toMatchObject({ event: 'agency_verified' });
    expect(await mailed('agency_verified')).toHaveLength(1);
    const action = await world.db
      .selectFrom('operator_actions')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(action).toMatchObject({
      call: 'console/agency/verify',
      object_kind: 'agency',
      object_id: agency.agencyId,
      before: { verification: 'asked' },
      after: { verification: 'verified' },
      reason: 'Licence agrees with the register',
    });
  });

  test('agency/verify: refuse → reason to the agency; its changed papers → in the queue again', async () => {
    expect((await refuse('The address is missing')).data).toEqual({ verification: 'refused' });
    expect(await entry()).toBeUndefined();
    expect(await company()).toMatchObject({
      verification: 'refused',
      verification_note: 'The address is missing',
    });
    expect((await noticesOf(agency.username))[0]).toMatchObject({
      event: 'verification_refused',
      facts: { reason: 'The address is missing' },
      link: '/user/account/profile',
    });
    const saved = { country: 'MM', area: [], address: '12 Royal Lake Road' };
    const reply = await world.call('POST', 'account/saveCompany', saved, { token: agency.token });
    expect(reply.data).toMatchObject({ verification: 'asked', verification_note: '' });
    expect(await entry()).toBeDefined();
  });

  test('company: papers changed while the application is open or after it was accepted → no further one', async () => {
    const { since } = await entry();
    const save = () => {
      const saved = { country: 'MM', area: [], address: '' };
      return world.call('POST', 'account/saveCompany', saved, { token: agency.token });
    };
    world.clock.set(new Date(world.clock.now().getTime() + 60_000));
    await save();
    expect((await entry()).since).toBe(since);
    await verify();
    expect((await save()).data.verification).toBe('verified');
    expect(await entry()).toBeUndefined();
  });

  test('agency/verify: verified already, also by the credit limit → refused, nothing changed', async () => {
    const terms = { agency_id: agency.agencyId, credit_limit: 0, verified: true };
    await world.call('POST', 'console/wallet/setCreditLimit', terms, { as: 'operator' });
    expect(await detail()).toMatchObject({ verification: 'verified', verification_asked_at: null });
    expect((await refuse('Too late')).data.reason).toBe('agency_verified');
    expect((await verify()).data.reason).toBe('agency_verified');
  });

  test('agency/verify: unknown agency, no reason, auditor, member → refused', async () => {
    expect((await verify({ agency_id: 999_999 })).data.reason).toBe('not_found');
    expect((await verify({ reason: ' ' })).data.errors).toMatchObject([{ field: 'reason' }]);
    expect((await verify({}, { as: 'owner' })).code).toBe(401);
    expect((await detail()).verification).toBe('asked');
  });
});
