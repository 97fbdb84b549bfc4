import type { ReplyOf } from '@serai/contract/endpoint';
import type { saveSupplier as endpoint } from '@serai/contract/payables/suppliers';
import type { Call, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { findEntity } from '../../contracts/contracts.ts';
import { readSupplier } from './show-supplier.ts';
import { insertSupplier, lockSupplier, updateSupplier } from './supplier-store.ts';

/** Adds a supplier, or changes its names, tax number and terms. Its bank details change with a second person only. */
export async function saveSupplier(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { id: known, ...facts } = call.input;
  if (facts.entity_id !== null && !(await findEntity(trx, facts.entity_id))) throw new AppError('not_found');
  const before = known === undefined ? null : await lockSupplier(trx, known);
  const id = known ?? (await insertSupplier(trx, { ...facts, created_at: call.now }));
  if (before) await updateSupplier(trx, id, facts);
  const supplier = await readSupplier(trx, id, call);
  return {
    reply: { supplier },
    did: {
      on: { kind: 'supplier', id, name: facts.name_en },
      before: before && factsOf(before),
      after: factsOf(facts),
      reason: '',
    },
  };
}

function factsOf({ name_zh, name_en, name_local, kind, tax_number, terms_days, entity_id }: SavedFacts) {
  return { name_zh, name_en, name_local, supplier_kind: kind, tax_number, terms_days, entity_id };
}

type SavedFacts = Omit<Call<typeof endpoint>['input'], 'id'>;
