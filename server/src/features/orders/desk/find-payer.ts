import type { Lang } from '@serai/phrases/lang';
import type { Db, Member, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findRights } from '../../permissions/permissions.ts';
import type { HasPendingApproval } from '../member/payment-guard.ts';
import { decideByOperator } from '../move-order.ts';
import { mayDo, type OpenOrder } from '../open-order.ts';
import { requireAgency } from '../selling/find-booker.ts';

/**
 * Finds the booker of an unpaid order, for whom the staff can pay it. Refuses with `agency_must_approve` an order that waits
 * for an approval, and one whose booker may not pay or has been disabled: the agency decides these itself.
 */
export async function findPayer(
  db: Db | Trx,
  { hasPendingApproval }: { hasPendingApproval: HasPendingApproval },
  opened: OpenOrder,
  at: { lang: Lang; now: Date },
): Promise<Member> {
  const { order } = opened;
  decideByOperator(opened, 'payByBalance', at);
  await requireAgency(db, order.agency_id);
  const payer = await findMember(db, order.booked_by);
  const mayPay = payer !== undefined && mayDo(payer, opened, 'pay');
  if (!mayPay || (await hasPendingApproval(db, order.id))) throw new AppError('agency_must_approve');
  return payer;
}

/** A member with their current rights, without a session; undefined once disabled. */
async function findMember(db: Db | Trx, userId: number): Promise<Member | undefined> {
  const rights = await findRights(db, userId);
  if (!rights) return undefined;
  const named = await db
    .selectFrom('users')
    .select(['username', 'nickname', 'role'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { kind: 'member', ...rights, ...named, sessionId: 0 };
}
