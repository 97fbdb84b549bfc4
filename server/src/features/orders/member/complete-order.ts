import type { ReplyOf } from '@serai/contract/endpoint';
import type { confirmComplete as endpoint } from '@serai/contract/orders/actions';
import { type Call, memberOf, type Trx } from '../../../calls.ts';
import type { WhenCompleted } from '../charging/completion-port.ts';
import { earnOrder } from '../charging/earn-order.ts';
import type { OpenOrder } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';

/** Records on behalf of the agency that the service is completed; the held price becomes revenue. */
export async function completeOrder(
  trx: Trx,
  { opened, whenCompleted }: { opened: OpenOrder; whenCompleted: WhenCompleted },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const move = { actor: 'member', userId: memberOf(call).userId, now: call.now, lang: call.lang } as const;
  const order = await earnOrder(trx, opened, move, whenCompleted);
  return { order: presentOrder({ ...opened, order }, call) };
}
