import type { ReplyOf } from '@serai/contract/endpoint';
import type { reopenBankLine as endpoint } from '@serai/contract/receipts/bank-line';
import { type Call, operatorOf, type Trx } from '../../../../calls.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Done } from '../../../activity/activity.ts';
import { holdCurrency } from '../../../site/site.ts';
import { findLine, lineName, lockLine, presentLine, updateUndone } from './bank-line-store.ts';
import { unpostCharge } from './post-charge.ts';

/** Opens a settled line of money that left the account; the posting of a charge is reversed. */
export async function reopenBankLine(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { line_id: id, reason } = call.input;
  const by = { userId: operatorOf(call).userId, now: call.now };
  const line = await lockLine(trx, id);
  const { use_id: useId, use_kind: kind, worth, entity_id: entityId } = line;
  if (useId === null || !presentLine(line).actions.includes('reopen')) throw new AppError('bank_line_closed');
  if (worth !== null) {
    const account = await holdCurrency(trx);
    await unpostCharge(trx, { useId, memo: reason }, { worth, account, entityId, ...by });
  }
  await updateUndone(trx, useId, { undone_by: by.userId, undone_at: by.now, undo_reason: reason });
  return {
    reply: { line: presentLine(await findLine(trx, id)) },
    did: {
      on: { kind: 'receipt', id: null, name: lineName(line) },
      before: { bank_line: kind },
      after: { bank_line: 'open' },
      reason,
    },
  };
}
