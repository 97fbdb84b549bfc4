import type { saveContract as endpoint } from '@serai/contract/agencies/contracts';
import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Selectable } from 'kysely';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { startOfDay } from '../../domain/local-time.ts';
import { AppError, refusedField, refusedInput } from '../../platform/http/app-error.ts';
import { refuseFraction } from '../../platform/http/refuse-fraction.ts';
import type { AgenciesTable } from '../../tables.ts';
import type { Done } from '../activity/activity.ts';
import { updateAgency } from '../people/people.ts';
import type { AroundChange } from './around-change-port.ts';
import { type Contract, contractAt, insertContract } from './contract-store.ts';
import { findEntity } from './entity-store.ts';
import { guardCreditRaise } from './guard-credit-raise.ts';
import { presentVersion } from './present-contract.ts';
import type { SellsBelowCost } from './price-groups/below-cost-port.ts';
import { guardBelowCost } from './price-groups/guard-below-cost.ts';
import { findPriceGroup } from './price-groups/price-group-store.ts';

type SaveCall = Call<typeof endpoint>;
type Agency = Selectable<AgenciesTable>;

/** Ports to features that depend on contracts. */
export interface TermsDeps {
  aroundChange: AroundChange;
  sellsBelowCost: SellsBelowCost;
}

/** How far ahead a version may begin. */
const maxAheadMs = 731 * 86_400_000;

/**
 * Adds a version to an agency's contract, effective now or at the start of a future day; earlier versions do
 * not change. A limit below the current debt is allowed and only stops new credit. Refuses an unknown agency
 * with `not_found`.
 */
export async function saveContract(
  trx: Trx,
  call: SaveCall,
  { aroundChange, sellsBelowCost }: TermsDeps,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const agency = await findAgency(trx, input.agency_id);
  for (const name of ['credit_limit', 'temporary_limit', 'tolerance', 'low_balance'] as const) {
    refuseFraction(name, { amount: input[name] ?? 0, currency: agency.currency });
  }
  // A given day is in the zone given with it.
  const times = readTimes(call, input.tz ?? agency.tz);
  return aroundChange(trx, { agencyId: agency.id, now }, async () => {
    const former = await contractAt(trx, agency.id, times.valid_from);
    const entity_id = input.entity_id ?? former?.entity_id;
    if (entity_id === undefined || !(await findEntity(trx, entity_id))) {
      throw refusedField('entity_id', 'not_found');
    }
    const price_group_id =
      input.price_group_id === undefined ? (former?.price_group_id ?? null) : input.price_group_id;
    if (price_group_id !== null && !(await findPriceGroup(trx, price_group_id))) {
      throw refusedField('price_group_id', 'not_found');
    }
    const { credit_limit, temporary_limit, cycle, due_days, grace_days } = input;
    const version = await insertContract(trx, {
      agency_id: agency.id,
      entity_id,
      price_group_id,
      ...times,
      credit_limit,
      temporary_limit,
      cycle,
      due_days,
      grace_days,
      tolerance: input.tolerance,
      invoice_when: input.invoice_when,
      low_balance: input.low_balance,
      made_by: operatorOf(call).userId,
      made_at: now,
      reason: input.reason,
    });
    const bounds = await saveBounds(trx, agency, input);
    const { userId } = operatorOf(call);
    await guardCreditRaise(
      trx,
      { former, later: version, reason: input.reason },
      { agencyId: agency.id, userId, now },
    );
    await guardGroup(
      trx,
      { agency, former, later: version, reason: input.reason },
      { sellsBelowCost, userId, now },
    );
    const inForceId = (await contractAt(trx, agency.id, now))?.id;
    const maker = operatorOf(call).nickname;
    return {
      reply: {
        contract: presentVersion({ ...version, maker }, { currency: agency.currency, inForceId }),
      },
      did: {
        on: { kind: 'agency', id: agency.id, name: agency.name },
        before: former ? { ...factsOf(former), ...bounds.before } : bounds.before,
        after: { ...factsOf(version), ...bounds.after },
        reason: input.reason,
      },
    };
  });
}

/** Moving an agency to another group counts as lowering its percentages. */
async function guardGroup(
  trx: Trx,
  {
    agency,
    former,
    later,
    reason,
  }: { agency: Agency; former: Contract | undefined; later: Contract; reason: string },
  by: { sellsBelowCost: SellsBelowCost; userId: number; now: Date },
): Promise<void> {
  if (later.price_group_id === (former?.price_group_id ?? null)) return;
  const find = async (id: number | null | undefined) => (id ? findPriceGroup(trx, id) : undefined);
  const [before, after] = [await find(former?.price_group_id), await find(later.price_group_id)];
  const on = { kind: 'agency', id: agency.id, name: agency.name } as const;
  await guardBelowCost(trx, { before, after, on, agencyId: agency.id, reason }, by);
}

async function findAgency(trx: Trx, id: number): Promise<Agency> {
  const agency = await trx.selectFrom('agencies').selectAll().where('id', '=', id).executeTakeFirst();
  if (!agency) throw new AppError('not_found');
  return agency;
}

/** Start of the version and end of its temporary limit, from days in the agency's zone. */
function readTimes({ input, now }: SaveCall, tz: string) {
  const { valid_on, temporary_limit, temporary_to } = input;
  const validFrom = valid_on === undefined ? now.getTime() : startOfDay(valid_on, tz);
  if (valid_on !== undefined && validFrom <= now.getTime()) throw refusedInput('valid_on', 'valid_on_past');
  if (validFrom > now.getTime() + maxAheadMs) throw refusedInput('valid_on', 'valid_on_far');
  if ((temporary_limit === null) !== (temporary_to === null)) {
    throw refusedInput(temporary_to === null ? 'temporary_to' : 'temporary_limit', 'temporary_incomplete');
  }
  const until = temporary_to === null ? null : startOfDay(addDays(temporary_to, 1), tz);
  if (until !== null && (until <= validFrom || until > validFrom + maxAheadMs)) {
    throw refusedInput('temporary_to', 'temporary_over');
  }
  return { valid_from: new Date(validFrom), temporary_until: until === null ? null : new Date(until) };
}

/** Saves the agency's limits of unpaid orders and its zone, which take effect immediately. */
async function saveBounds(trx: Trx, agency: Agency, input: SaveCall['input']) {
  const { most_unpaid_orders, most_unpaid_percent, tz } = agency;
  const before = { most_unpaid_orders, most_unpaid_percent, tz };
  const after = {
    most_unpaid_orders: input.most_unpaid_orders ?? most_unpaid_orders,
    most_unpaid_percent: input.most_unpaid_percent ?? most_unpaid_percent,
    tz: input.tz ?? tz,
  };
  await updateAgency(trx, agency.id, after);
  return { before, after };
}

/** Facts of a version for the audit log. */
function factsOf({ id: _, agency_id: __, made_by: ___, made_at: ____, reason: _____, ...terms }: Contract) {
  const { valid_from, temporary_until, ...rest } = terms;
  return {
    ...rest,
    valid_from: valid_from.toISOString(),
    temporary_until: temporary_until?.toISOString() ?? null,
  };
}
