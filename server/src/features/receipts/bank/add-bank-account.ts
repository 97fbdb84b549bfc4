import type { ReplyOf } from '@serai/contract/endpoint';
import type { addBankAccount as endpoint } from '@serai/contract/receipts/bank';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError, refusedField } from '../../../platform/http/app-error.ts';
import { refuseUnknownCurrency } from '../../../platform/http/refuse-unknown-currency.ts';
import type { Done } from '../../activity/activity.ts';
import { listEntities } from '../../contracts/contracts.ts';
import { insertAccount } from './bank-store.ts';

/** Adds a bank account whose statements are imported. */
export async function addBankAccount(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const { name, currency } = input;
  refuseUnknownCurrency('currency', currency);
  const entities = await listEntities(trx);
  const entity = entities.find(({ id }) => id === (input.entity_id ?? entities[0]?.id));
  if (!entity) throw new AppError('not_found');
  const account = await insertAccount(trx, {
    name,
    currency,
    entity_id: entity.id,
    created_by: operatorOf(call).userId,
    created_at: now,
  });
  if (!account) throw refusedField('name', 'bank_account_known', { name });
  return {
    reply: { account },
    did: {
      on: { kind: 'receipt', id: null, name },
      before: null,
      after: { bank: currency, entity: entity.name_zh },
    },
  };
}
