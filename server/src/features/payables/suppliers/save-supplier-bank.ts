import type { ReplyOf } from '@serai/contract/endpoint';
import type { saveSupplierBank as endpoint } from '@serai/contract/payables/suppliers';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { guardConcession } from '../../concessions/concessions.ts';
import { readSupplier } from './show-supplier.ts';
import { lockSupplier, updateSupplier } from './supplier-store.ts';

/** Changes the bank details of a supplier; a second person always approves, because payments go there. */
export async function saveSupplierBank(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { supplier_id: id, bank, reason } = call.input;
  const before = await lockSupplier(trx, id);
  await updateSupplier(trx, id, { bank });
  const on = { kind: 'supplier', id, name: before.name_en } as const;
  const { userId } = operatorOf(call);
  const act = { kind: 'supplier', given: null, on, reason: `${reason}\n${bank}` } as const;
  if (bank !== before.bank) await guardConcession(trx, act, { userId, now: call.now });
  return {
    reply: { supplier: await readSupplier(trx, id, call) },
    did: { on, before: { bank: before.bank }, after: { bank }, reason },
  };
}
