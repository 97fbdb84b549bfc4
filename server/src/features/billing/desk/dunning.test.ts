import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSecondOperator, type BillingWorld, openBillingWorld } from '../../../../test/billing-world.ts';
import { openSession } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { ledgerProofs } from '../../../composition/ledger-proofs.ts';
import { checkLedger } from '../../wallet/wallet.ts';
import { remindBills } from '../billing.ts';

let world: BillingWorld;
/** Session token of a second finance member of the seller. */
let second: string;
let billId: number;

beforeAll(async () => {
  world = await openBillingWorld({ deposit: 0, limit: 1_000_000 });
  second = await openSession(world.db, await addSecondOperator(world));
  world.clock.set('2027-01-02T12:00:00+06:30');
  billId = await world.bill(12_000, '2027-01-10T12:00:00+06:30');
});
afterAll(() => world.close());

const at = (day: string, hour = '12:00') => world.clock.set(`${day}T${hour}:00+06:30`);
const get = (path: string, data: object) =>
  world.call('GET', `console/bill/${path}`, data, { as: 'operator' });
const dunning = async () => (await get('dunningOf', { agency_id: world.agencies.A })).data;
const remind = (note = '') => world.staff('console/bill/remind', { id: billId, note });
const pause = (until: string | null, reason = 'Agreed to pay on Friday') =>
  world.staff('console/bill/pauseReminders', { agency_id: world.agencies.A, until, reason });
const clockReminds = () => remindBills(world.db, world.clock.now());
const mailed = () =>
  world.db
    .selectFrom('outbox')
    .select(['recipient', 'body', 'subject'])
    .where('event', 'like', 'bill_%due')
    .execute();

test('remind: before the due day → refused, nothing is mailed', async () => {
  at('2027-01-20');
  expect((await remind()).data.reason).toBe('bill_not_due');
  expect((await get('previewReminder', { id: billId })).data.reason).toBe('bill_not_due');
  expect(await mailed()).toEqual([]);
  expect(await dunning()).toMatchObject({
    stage: 'not_due',
    open: { amount: 12_000 },
    overdue: { amount: 0 },
    last: null,
    next: { on: '2027-01-25' },
    bills: [{ id: billId, days_late: 0, can_remind: false }],
  });
});

test('remind: overdue, with an added line → mailed as previewed, once a day, in the history; the clock sends none that day', async () => {
  at('2027-01-26', '07:00');
  expect((await dunning()).stage).toBe('late');
  const note = 'Please call us about invoice 7';
  const preview = (await get('previewReminder', { id: billId, note })).data;
  expect((await remind(note)).data).toEqual({ sent: preview.recipients.length });
  const sent = await mailed();
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
    preview.recipients.map(({ email }: { email: string }) => email).sort(),
  );
  const said = preview.mails.map(
    ({ subject, body }: { subject: string; body: string }) => `${subject}\n${body}`,
  );
  for (const { subject, body } of sent) expect(said).toContain(`${subject}\n${body}`);
  expect(sent[0]!.body).toContain(note);
  expect((await remind()).data.reason).toBe('bill_reminded_today');
  at('2027-01-26');
  expect(await clockReminds()).toBe(0);
  const { history } = (await get('detail', { id: billId })).data;
  expect(history.at(-1)).toMatchObject({ event: 'reminded', note, by: 'seller', amount: { amount: 12_000 } });
  expect(await dunning()).toMatchObject({
    stage: 'reminded_1',
    overdue: { amount: 12_000 },
    last: { bill_id: billId },
    next: { on: '2027-02-02' },
    bills: [{ can_remind: false }],
  });
  expect((await dunning()).last.text).toContain(note);
});

test('pause: until a day → no reminder by the clock until then; the missed one follows; by hand still sent', async () => {
  at('2027-02-01');
  expect((await pause('2027-01-31')).data.errors[0].field).toBe('until');
  expect((await pause('2027-12-31')).data.errors[0].field).toBe('until');
  expect((await pause('2027-02-04', ' ')).data.errors[0].field).toBe('reason');
  expect((await pause('2027-02-04')).data.pause).toMatchObject({ until: '2027-02-04' });
  expect(await dunning()).toMatchObject({ pause: { until: '2027-02-04' }, next: { on: '2027-02-05' } });
  expect((await get('detail', { id: billId })).data.reminders_paused.until).toBe('2027-02-04');
  at('2027-02-02');
  expect(await clockReminds()).toBe(0);
  at('2027-02-05');
  expect(await clockReminds()).toBe(1);
  expect((await dunning()).pause).toBeNull();
  await pause('2027-03-01');
  at('2027-02-06');
  expect((await remind()).msg).toBe('');
  expect((await pause(null)).data.pause).toBeNull();
});

test('dunning list: grace passed → stopped, with number and sum of the stage; other stages leave it out', async () => {
  at('2027-02-10');
  const { list, stages, total } = (await get('dunning', {})).data;
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({
    agency_id: world.agencies.A,
    stage: 'stopped',
    open: { amount: 12_000 },
    overdue: { amount: 12_000 },
    oldest_due_on: '2027-01-25',
    days_late: 16,
    paused_until: null,
  });
  expect(stages.find(({ stage }: { stage: string }) => stage === 'stopped')).toMatchObject({
    agencies: 1,
    open: [{ amount: 12_000 }],
  });
  expect((await get('dunning', { stage: 'not_due' })).data.list).toEqual([]);
  expect((await get('dunning', { keyword: 'nobody of that name' })).data.list).toEqual([]);
});

test('recover: written off, then a deposit arrives → booked against bad debt, at most what was written off', async () => {
  const asked = await world.staff('console/bill/writeOff', { id: billId, reason: 'Insolvent' });
  const decision = { write_off_id: asked.data.write_off.id, decision: 'confirm', note: 'Agreed' };
  await world.call('POST', 'console/bill/decideWriteOff', decision, { token: second });
  expect(await dunning()).toMatchObject({ stage: 'written_off', given_up: { amount: 12_000 }, bills: [] });
  const recover = (amount: number) =>
    world.staff('console/bill/recover', { id: billId, amount, reason: 'Paid by the guarantor' });
  const shown = async () => (await get('detail', { id: billId })).data;
  expect((await shown()).actions).toContain('recover');
  expect((await recover(5_000)).data.reason).toBe('balance_too_low');
  await world.fund(20_000, 1_000_000);
  expect((await recover(12_001)).data.reason).toBe('recovered_beyond');
  expect((await recover(5_000)).msg).toBe('');
  expect((await shown()).given_up).toMatchObject({
    written_off: { amount: 12_000 },
    recovered: { amount: 5_000 },
    left: { amount: 7_000 },
  });
  expect((await world.money())[0]).toBe(15_000);
  expect((await recover(7_000)).msg).toBe('');
  expect((await shown()).actions).not.toContain('recover');
  expect((await recover(1)).data.reason).toBe('bill_wrong_state');
  const badDebt = await world.db
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.sum('amount').as('sum'))
    .where('account_kind', '=', 'bad_debt')
    .executeTakeFirstOrThrow();
  expect(Number(badDebt.sum)).toBe(0);
  expect(await checkInvariants(world.db)).toEqual([]);
  expect(await checkLedger(world.db, ledgerProofs, world.clock.now())).toEqual([]);
});
