import type { MemberAction } from '@serai/contract/orders';
import { type Command, useCommand } from './use-command.ts';

/** A command on one order, with what else it says. */
export function useOrderCommand(
  action: Exclude<MemberAction, 'voucher'> | 'confirmAdjustment' | 'askApproval',
  orderId: number,
): Command {
  const { busy, send } = useCommand(`order/${action}`);
  return { busy, send: (extra = {}) => send({ id: orderId, ...extra }) };
}
