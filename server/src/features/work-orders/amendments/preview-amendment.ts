import type { ReplyOf } from '@serai/contract/endpoint';
import type { previewAmendment as endpoint } from '@serai/contract/work-orders/work-orders';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { openOrder, presentAmendment } from '../../orders/orders.ts';
import { type CommandDeps, requireAmending, weighingBy } from './amending.ts';

/** Previews a change of an order visible to the caller, or the reason why it is not possible now. */
export async function previewAmendment(
  db: Db,
  { products, amendments }: CommandDeps,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { input, lang, now } = call;
  requireAmending(member);
  const opened = await openOrder(db, products, member, input.order_id);
  const by = weighingBy({ member, operator: null, saidYes: true, now, lang });
  const workedOut = await amendments.workOut(db, opened, input.command, by);
  return { preview: presentAmendment(workedOut, lang) };
}
