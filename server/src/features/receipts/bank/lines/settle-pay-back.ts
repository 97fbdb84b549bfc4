import type { ReplyOf } from '@serai/contract/endpoint';
import type { settlePayBack as endpoint } from '@serai/contract/receipts/bank-line';
import { type Call, operatorOf, type Trx } from '../../../../calls.ts';
import { formatMoney } from '../../../../domain/money.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Done } from '../../../activity/activity.ts';
import { lockPayBack } from '../../pay-back-store.ts';
import { findLine, insertUse, lineName, lockOpenLine, presentLine } from './bank-line-store.ts';

/** Matches a line with the pay-back that it paid. The deposit was debited when the pay-back was decided. */
export async function settlePayBack(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { line_id: id, pay_back_id } = call.input;
  const line = await lockOpenLine(trx, id);
  const payBack = await lockPayBack(trx, pay_back_id);
  if (!payBack) throw new AppError('not_found');
  const isSum = payBack.amount === -line.amount && payBack.currency === line.currency;
  if (!isSum || payBack.status !== 'done' || (await isUsed(trx, pay_back_id))) {
    throw new AppError('bank_line_differs');
  }
  await insertUse(trx, { line_id: id, kind: 'pay_back', pay_back_id, used_by: userId, used_at: call.now });
  const reply = { line: presentLine(await findLine(trx, id)) };
  return {
    reply,
    did: {
      on: { kind: 'receipt', id: null, name: lineName(line) },
      before: { bank_line: 'open' },
      after: {
        bank_line: 'pay_back',
        bank_sum: formatMoney(reply.line.amount),
        agency: reply.line.use?.agency?.name ?? null,
      },
    },
  };
}

async function isUsed(trx: Trx, payBackId: number): Promise<boolean> {
  const used = trx
    .selectFrom('bank_line_uses')
    .select('id')
    .where('pay_back_id', '=', payBackId)
    .where('undone_at', 'is', null);
  return (await used.executeTakeFirst()) !== undefined;
}
