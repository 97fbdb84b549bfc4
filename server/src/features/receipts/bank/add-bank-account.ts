import type { ReplyOf } from '@serai/contract/endpoint';
import type { addBankAccount as endpoint } from '@serai/contract/receipts/bank';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { refusedField } from '../../../platform/http/app-error.ts';
import { refuseUnknownCurrency } from '../../../platform/http/refuse-unknown-currency.ts';
import type { Done } from '../../activity/activity.ts';
import { insertAccount } from './bank-store.ts';

/** Adds a bank account whose statements are imported. */
export async function addBankAccount(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const { name, currency } = input;
  refuseUnknownCurrency('currency', currency);
  const account = await insertAccount(trx, {
    name,
    currency,
    created_by: operatorOf(call).userId,
    created_at: now,
  });
  if (!account) throw refusedField('name', 'bank_account_known', { name });
  return {
    reply: { account },
    did: { on: { kind: 'receipt', id: null, name }, before: null, after: { bank: currency } },
  };
}
