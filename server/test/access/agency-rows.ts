import { randomUUID } from 'node:crypto';
import { reasonedItems } from '@serai/contract/closing/words';
import { sql } from 'kysely';
import { noLimit } from '../colleagues.ts';
import { testPassword } from '../population.ts';
import { turnOnSecondFactor } from '../second-factor.ts';
import { quietSetting } from './link-rows.ts';
import type { MatrixStage } from './matrix-stage.ts';
import { plain, type Row, type Rows } from './row.ts';

/** A call about a sub-account of the side. */
function subAccountRow(rest: Record<string, unknown>): Row {
  return {
    ready: async ({ newMember }, side) => ({ input: { id: (await newMember(side)).id, ...rest } }),
    owned: { id: 'other' },
  };
}

/** A call of the seller's staff about an agency. */
function agencyRow(rest: Record<string, unknown>, open: readonly string[] = []): Row {
  return {
    ready: ({ sides }, side) => ({ input: { agency_id: sides[side].agencyId, ...rest } }),
    open: ['agency_id', ...open],
  };
}

/** A call of the seller's staff about a new user of the side. */
function agencyUserRow(rest: Record<string, unknown>): Row {
  return {
    ready: async ({ newMember }, side) => ({ input: { user_id: (await newMember(side)).id, ...rest } }),
    open: ['user_id'],
  };
}

/** Adds an agency without users that applies for verification; returns its id. */
async function addApplicant(
  { world: { db, clock } }: MatrixStage,
  facts: { blocked_at?: Date; block_reason?: string } = {},
): Promise<number> {
  const at = clock.now();
  const asked = { verification_asked_at: at, verification_due_at: at };
  const { id } = await db
    .insertInto('agencies')
    .values({ name: 'Applicant', currency: 'USD', created_at: at, ...asked, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const terms = {
  entity_id: 1,
  credit_limit: 500_000_000,
  temporary_limit: null,
  temporary_to: null,
  cycle: 'month',
  due_days: 15,
  grace_days: 7,
  tolerance: 1500,
  invoice_when: 'paid',
  low_balance: 0,
  reason: 'Renewed',
};
const entity = {
  id: 1,
  name_zh: '商驿',
  name_en: 'Serai',
  name_local: '',
  country: 'CN',
  tax_id: '',
  address: '',
  bank: '',
  phone: '',
  phone_24h: '',
  email: '',
  branch: '',
  calendar: null,
};

/** Closes one month after the other, before the first posting, so that no other call is affected. */
const closeMonthRow: Row = {
  ready: async ({ world: { db }, operator }) => {
    const first = { month: '2000-01-01', closed_at: new Date(0), closed_by: operator.id };
    await db
      .insertInto('closed_months')
      .values(first)
      .onConflict((known) => known.doNothing())
      .execute();
    const { rows } = await sql<{ month: string }>`
      SELECT to_char(max(month) + interval '1 month', 'YYYY-MM') AS month FROM closed_months`.execute(db);
    const reasons = reasonedItems.map((item) => ({ item, reason: 'Known' }));
    return { input: { month: rows[0]!.month, reasons } };
  },
};

/** Calls on sub-accounts of an agency, and on its money as the seller's staff books it. */
export const agencyRows: Rows = {
  'GET subAccount/list': subAccountRow({}),
  'POST subAccount/add': {
    ready: () => {
      const username = `s${randomUUID().slice(0, 8)}`;
      const person = { username, nickname: 'New', email: `${username}@example.com` };
      return { input: { ...person, role: 'booker', password: testPassword, limits: noLimit } };
    },
  },
  'POST subAccount/edit': {
    ready: async ({ newMember }, side) => {
      const { id, email } = await newMember(side);
      return { input: { id, nickname: 'Renamed', email: `x${email}` } };
    },
    owned: { id: 'other' },
  },
  'POST subAccount/resetPassword': subAccountRow({ password: 'Lantern43' }),
  'POST subAccount/disable': subAccountRow({ disabled: true }),
  'POST voucher/saveSetting': plain({ product: '', setting: quietSetting }),
  'POST voucher/resetSetting': plain({ product: '' }),
  'POST voucher/previewTyped': plain({ product: 'car', setting: quietSetting }),
  'POST voucher/previewPdf': plain({ product: 'airport', setting: quietSetting }),
  'POST subAccount/limit': subAccountRow({ limits: { ...noLimit, order_limit: 5000 } }),
  'POST subAccount/perm': subAccountRow({ role: 'booker', nodes: null }),
  'GET console/agency/detail': {
    ready: ({ sides }, side) => ({ input: { id: sides[side].agencyId } }),
    open: ['id'],
  },
  'POST console/agency/verify': {
    ready: async (stage) => {
      const agency_id = await addApplicant(stage);
      return { input: { agency_id, decision: 'verify', reason: 'Licence agrees with the register' } };
    },
    open: ['agency_id'],
  },
  'POST console/agency/block': {
    ready: async (stage) => ({ input: { agency_id: await addApplicant(stage), reason: 'Does not answer' } }),
    open: ['agency_id'],
  },
  'POST console/agency/unblock': {
    ready: async (stage) => {
      const blocked = { blocked_at: stage.world.clock.now(), block_reason: 'Does not answer' };
      return { input: { agency_id: await addApplicant(stage, blocked), reason: 'It has answered' } };
    },
    open: ['agency_id'],
  },
  'POST console/agency/addNote': agencyRow({ text: 'Prefers calls in the morning' }),
  'POST console/agencyUser/endSessions': agencyUserRow({ reason: 'A lost phone' }),
  'POST console/agencyUser/mailPasswordLink': agencyUserRow({ reason: 'Called from the registered number' }),
  'POST console/agencyUser/resetSecondFactor': {
    ready: async ({ newMember, world }, side) => {
      const { id: user_id, token } = await newMember(side);
      await turnOnSecondFactor(world, token);
      return { input: { user_id, proof: 'Called the registered number of the company' } };
    },
    open: ['user_id'],
  },
  'GET console/wallet/differences': agencyRow({}),
  'POST console/evidence/link': {
    ...plain({ from: '2026-11-01', to: '2026-11-30' }, ['entity_id']),
    leaves: true,
  },
  'GET console/search': plain({ keyword: 'Agency' }),
  'GET console/contract/list': agencyRow({}),
  'POST console/contract/save': agencyRow(terms, ['entity_id', 'price_group_id']),
  'GET console/priceGroup/list': plain({}),
  'POST console/priceGroup/save': {
    ready: () => ({ input: { name: randomUUID(), hotel_percent: 3, car_percent: 0, transfer_percent: -2 } }),
    open: ['id'],
  },
  'POST console/entity/save': plain(entity, ['id', 'tax_id']),
  'GET console/wallet/account': agencyRow({}),
  'GET console/wallet/statement': agencyRow({}),
  'GET console/wallet/exportStatement': agencyRow({ format: 'csv' }),
  'GET console/wallet/openItems': agencyRow({}),
  'GET console/agency/tryLimit': agencyRow({ credit_limit: 100_000 }),
  'POST console/wallet/topUp': agencyRow({ amount: 100, memo: 'Wire' }),
  // Open to both sides: a month belongs to no agency.
  'GET account/exportStatement': plain({ format: 'csv' }),
  'POST account/linkStatement': plain({ format: 'csv' }),
  'POST console/wallet/closeMonth': closeMonthRow,
  'POST console/wallet/release': agencyRow({ reason: 'Corrected' }),
  'POST console/wallet/setCreditLimit': agencyRow({ credit_limit: 500_000_000 }),
  'POST console/wallet/liftCreditStop': {
    ready: async ({ world, sides }, side) => {
      const { agencyId } = sides[side];
      const agencies = world.db.updateTable('agencies').set({ credit_stopped_at: world.clock.now() });
      await agencies.where('id', '=', agencyId).execute();
      return { input: { agency_id: agencyId, reason: 'A guarantee was deposited' } };
    },
    open: ['agency_id'],
  },
};
