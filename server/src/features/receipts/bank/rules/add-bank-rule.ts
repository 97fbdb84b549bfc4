import type { ReplyOf } from '@serai/contract/endpoint';
import type { addBankRule as endpoint } from '@serai/contract/receipts/bank';
import { maxBankRules } from '@serai/contract/receipts/bank-words';
import { type Call, operatorOf, type Trx } from '../../../../calls.ts';
import { formatMoney } from '../../../../domain/money.ts';
import { AppError, refusedField, refusedInput } from '../../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../../platform/http/refuse-fraction.ts';
import type { Done } from '../../../activity/activity.ts';
import { guardConcession } from '../../../concessions/concessions.ts';
import { lockBankAccount } from '../bank-store.ts';
import { plainText } from './apply-rules.ts';
import { findRule, insertRule, listRules, presentRule } from './bank-rule-store.ts';

/**
 * Adds a text by which the import recognises lines of a bank account. A rule for charges above the sums of one person needs
 * a second one, because the import then posts them without a person.
 */
export async function addBankRule(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const { userId } = operatorOf(call);
  const account = await lockBankAccount(trx, input.account_id);
  const { contains, kind } = input;
  const up_to = largestCharge(input, account.currency);
  const rules = await listRules(trx, account.id);
  if (rules.length >= maxBankRules) throw new AppError('bank_rules_full', { facts: { most: maxBankRules } });
  const known = rules.find((rule) => plainText(rule.contains) === plainText(contains));
  if (known) throw refusedField('contains', 'bank_rule_known', { text: contains });
  const on = { kind: 'receipt', id: null, name: `${account.name} · ${contains}` } as const;
  if (up_to !== null) {
    const given = { amount: up_to, currency: account.currency };
    await guardConcession(trx, { kind: 'bank_charge', given, on, reason: contains }, { userId, now });
  }
  const rule = { account_id: account.id, contains, kind, up_to, created_by: userId, created_at: now };
  const id = await insertRule(trx, rule);
  if (id === undefined) throw refusedField('contains', 'bank_rule_known', { text: contains });
  const reply = { rule: presentRule((await findRule(trx, id))!) };
  const after = { bank_rule: kind, ...(reply.rule.up_to && { bank_sum: formatMoney(reply.rule.up_to) }) };
  return { reply, did: { on, before: null, after } };
}

function largestCharge({ kind, up_to }: Call<typeof endpoint>['input'], currency: string): number | null {
  if (kind === 'charge' && up_to === undefined) throw refusedInput('up_to', 'field_required');
  if (kind !== 'charge' && up_to !== undefined) throw refusedInput('up_to', 'bank_rule_needs_no_sum');
  if (up_to !== undefined) refuseFraction('up_to', { amount: up_to, currency });
  return up_to ?? null;
}
