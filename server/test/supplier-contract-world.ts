import type { SupplierTerms } from '@serai/contract/hotels/supplier-terms';
import { applyDueContracts } from '../src/features/hotels/supplier-contracts/apply-contract.ts';
import type { TestReply, TestWorld } from './harness.ts';

/** Terms of scenario G: 1,900 THB at 33.5 and from 1 February at 34.2, 12 % margin, for the given rate plans. */
export function bangkokTerms(plans: readonly number[], changed: Partial<SupplierTerms> = {}): SupplierTerms {
  return {
    valid_from: '2026-11-01',
    valid_to: '2027-10-31',
    cost_currency: 'THB',
    cost_rates: [
      { from: '2026-11-01', rate: '33.5' },
      { from: '2027-02-01', rate: '34.2' },
    ],
    margin: { kind: 'percent', value: 1200 },
    rounding: 1,
    seasons: [
      {
        from: '2026-11-01',
        to: '2027-10-31',
        costs: plans.map((rate_plan_id) => ({ rate_plan_id, cost: 190_000 })),
      },
    ],
    promotions: [],
    supplements: [],
    ...changed,
  };
}

/** Saves terms as a draft and publishes it; returns the reply of the last call made. */
export async function publishTerms(
  world: TestWorld,
  hotelId: number,
  terms: SupplierTerms,
  { token, takes_effect }: { token: string; takes_effect?: string },
): Promise<TestReply> {
  const post = (path: string, input: object) =>
    world.call('POST', `console/supplierContract/${path}`, { hotel_id: hotelId, ...input }, { token });
  const saved = await post('saveDraft', { terms });
  if (saved.code !== 1) return saved;
  const { number, revision } = saved.data;
  const at = takes_effect === undefined ? {} : { takes_effect };
  return post('publish', { number, revision, reason: 'Contract of 2027', ...at });
}

/** Runs the job that writes prices of contracts, and lets searches read them. */
export async function followContracts(world: TestWorld): Promise<void> {
  await applyDueContracts(world.db, world.clock.now());
  await world.app.memory.refresh();
}
