import type { ContractVersion } from '@serai/contract/agencies/contracts';
import { toSeconds } from '../../platform/clock.ts';
import type { Contract, ListedContract } from './contract-store.ts';

/** Terms of an agency as shown to its members and to staff. */
export function presentTerms(contract: Contract, currency: string) {
  const { temporary_limit, temporary_until, cycle, due_days, grace_days, invoice_when } = contract;
  const money = (amount: number) => ({ amount, currency });
  return {
    credit_limit: money(contract.credit_limit),
    temporary_limit: temporary_limit === null ? null : money(temporary_limit),
    temporary_until: temporary_until && toSeconds(temporary_until),
    cycle,
    due_days,
    grace_days,
    invoice_when,
    tolerance: money(contract.tolerance),
    low_balance: money(contract.low_balance),
  };
}

/** One version, with whether it is in force. */
export function presentVersion(
  version: ListedContract,
  { currency, inForceId }: { currency: string; inForceId: number | undefined },
): ContractVersion {
  const { id, entity_id, price_group_id, valid_from, made_at, maker, reason } = version;
  return {
    id,
    entity_id,
    price_group_id,
    valid_from: toSeconds(valid_from),
    ...presentTerms(version, currency),
    made_by: maker,
    made_at: toSeconds(made_at),
    reason,
    in_force: id === inForceId,
  };
}
