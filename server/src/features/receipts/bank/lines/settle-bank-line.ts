import type { ReplyOf } from '@serai/contract/endpoint';
import type { settleBankLine as endpoint } from '@serai/contract/receipts/bank-line';
import { type Call, operatorOf, type Trx } from '../../../../calls.ts';
import { formatMoney } from '../../../../domain/money.ts';
import type { Done } from '../../../activity/activity.ts';
import { guardConcession } from '../../../concessions/concessions.ts';
import { holdCurrency } from '../../../site/site.ts';
import { findFileRate } from '../bank-store.ts';
import { findLine, insertUse, lineName, lockOpenLine, presentLine } from './bank-line-store.ts';
import { chargeWorth, postCharge } from './post-charge.ts';

/**
 * Settles a line of money that left the account: as a charge of the bank, which a colleague approves above the sums of one
 * person, or without a posting.
 */
export async function settleBankLine(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { line_id: id, kind, note } = call.input;
  const by = { userId: operatorOf(call).userId, now: call.now };
  const line = await lockOpenLine(trx, id);
  const on = { kind: 'receipt', id: null, name: lineName(line) } as const;
  const use = { line_id: id, kind, note, used_by: by.userId, used_at: by.now };
  if (kind === 'charge') {
    const account = await holdCurrency(trx);
    const worth = chargeWorth(line, { account, ...(await findFileRate(trx, line.file_id)) });
    const given = { amount: worth, currency: account };
    await guardConcession(trx, { kind: 'bank_charge', given, on, reason: note }, by);
    const memo = line.remittance || line.payer;
    const posting_id = await postCharge(
      trx,
      { id, memo },
      { worth, account, entityId: line.entity_id, ...by },
    );
    await insertUse(trx, { ...use, posting_id, worth });
  } else {
    await insertUse(trx, use);
  }
  const reply = { line: presentLine(await findLine(trx, id)) };
  const after = { bank_line: kind, bank_sum: formatMoney(reply.line.amount) };
  return { reply, did: { on, before: { bank_line: 'open' }, after, reason: note } };
}
