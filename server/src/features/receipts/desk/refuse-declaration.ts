import type { ReplyOf } from '@serai/contract/endpoint';
import type { refuseDeclaration as endpoint } from '@serai/contract/receipts/desk';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { announce } from '../../messages/messages.ts';
import { findFinance } from '../../people/people.ts';
import { findDeclaration, lockDeclaration, updateDeclaration } from '../declaration-store.ts';
import { presentForStaff } from '../present-declaration.ts';

/** Refuses an unmatched declared payment, with a reason that the agency sees. */
export async function refuseDeclaration(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, now } = call;
  const { declaration_id: id, reason } = input;
  const declaration = await lockDeclaration(trx, id);
  if (!declaration) throw new AppError('not_found');
  if (declaration.status !== 'declared') throw new AppError('declaration_closed');
  await updateDeclaration(trx, id, { status: 'refused', userId, now, reason });
  const { agency_id: agencyId, amount, currency, paid_on, declared_by } = declaration;
  await announce(trx, {
    agencyId,
    event: 'payment_refused',
    now,
    to: [declared_by, ...(await findFinance(trx, agencyId))],
    facts: { amount: { amount, currency }, paid_on, reason, declaration_id: id },
  });
  const shown = (await findDeclaration(trx, id))!;
  return {
    reply: presentForStaff(shown),
    did: {
      on: { kind: 'agency', id: agencyId, name: shown.agency },
      before: { declaration: 'declared' },
      after: { declaration: 'refused' },
      reason,
    },
  };
}
