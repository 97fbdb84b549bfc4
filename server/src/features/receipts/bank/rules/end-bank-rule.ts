import type { ReplyOf } from '@serai/contract/endpoint';
import type { endBankRule as endpoint } from '@serai/contract/receipts/bank';
import { type Call, operatorOf, type Trx } from '../../../../calls.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Done } from '../../../activity/activity.ts';
import { findRule, presentRule, updateEnded } from './bank-rule-store.ts';

/** Ends a rule in force. */
export async function endBankRule(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { rule_id: id } = call.input;
  const rule = await findRule(trx, id);
  const ended = { ended_by: operatorOf(call).userId, ended_at: call.now };
  if (!rule || !(await updateEnded(trx, id, ended))) throw new AppError('not_found');
  return {
    reply: { rule: presentRule(rule) },
    did: {
      on: { kind: 'receipt', id: null, name: `${rule.account} · ${rule.contains}` },
      before: { bank_rule: rule.kind },
      after: { bank_rule: null },
    },
  };
}
