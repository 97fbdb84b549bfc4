import type { ReplyOf } from '@serai/contract/endpoint';
import type { saveTaxCode as endpoint } from '@serai/contract/invoices/desk';
import { maxTaxCodes } from '@serai/contract/invoices/statuses';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError, refusedInput } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { lockEntity } from '../../contracts/contracts.ts';
import { insertTaxCode, listTaxCodes } from '../tax-code-store.ts';
import { presentTaxCode } from './list-tax-codes.ts';

/** Adds a version of a tax code. Earlier versions stay valid for earlier days and issued invoices. */
export async function saveTaxCode(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, now } = call;
  const { treatment, rate_bp, covers, entity_id } = input;
  if ((treatment === 'rate' || treatment === 'margin') !== rate_bp > 0)
    throw refusedInput('rate_bp', 'rate_bp_odd');
  if (treatment === 'receipt' && covers !== 'fee') throw refusedInput('treatment', 'receipt_for_fee');
  if (!(await lockEntity(trx, entity_id))) throw new AppError('not_found');
  if ((await listTaxCodes(trx, [entity_id])).length >= maxTaxCodes) {
    throw new AppError('tax_codes_full', { facts: { most: maxTaxCodes } });
  }
  const code = await insertTaxCode(trx, { ...input, made_by: userId, made_at: now });
  if (!code) throw new AppError('tax_code_known');
  const { name_zh, product, place, valid_from, class_code } = code;
  return {
    reply: { tax_code: presentTaxCode(code) },
    did: {
      on: { kind: 'tax_code', id: code.id, name: name_zh },
      before: null,
      after: { entity_id, product, covers, place, valid_from, treatment, rate_bp, class_code },
    },
  };
}
