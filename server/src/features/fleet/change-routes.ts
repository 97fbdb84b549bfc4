import type { Endpoint, ParsedInputOf } from '@serai/contract/endpoint';
import type { ChangePreview } from '@serai/contract/orders/change-booking';
import type { orderView } from '@serai/contract/orders/view';
import type * as z from 'zod/mini';
import { afterRefusal, type Db, memberOf, type Route } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Buyer } from '../contracts/contracts.ts';
import {
  type OpenOrder,
  openOrder,
  orderCommand,
  orderRoute,
  type PaymentGuard,
  type Products,
} from '../orders/orders.ts';
import { changeBooking, type PlannedChange, previewBookingChange } from './change-booking.ts';
import type { LinkDeps } from './driver-links/send-link.ts';

type PreviewEndpoint = Endpoint<z.ZodMiniType<{ id: number }>, z.ZodMiniType<ChangePreview>>;
/** Takes the input of its preview plus the preview's id. */
type ChangeEndpoint<P extends PreviewEndpoint> = Endpoint<
  z.ZodMiniType<ParsedInputOf<P> & { preview_id: string }>,
  z.ZodMiniType<{ order: z.infer<typeof orderView> }>
>;

/** Routes of the two calls by which members change time and place of a driven service: preview and change. */
export function changeRoutes<P extends PreviewEndpoint>(
  deps: LinkDeps & { db: Db; products: Products; guardPayment: PaymentGuard },
  calls: { preview: P; change: ChangeEndpoint<P> },
  plan: (db: Db, wish: ParsedInputOf<P>, buyer: Buyer) => Promise<PlannedChange>,
): Route[] {
  const { db, products } = deps;
  const planOf =
    (wish: ParsedInputOf<P>, { order: { agency_id: agencyId } }: OpenOrder, { now }: { now: Date }) =>
    (on: Db) =>
      plan(on, wish, { agencyId, now });
  const change = orderCommand(deps, calls.change, (trx, call, opened) => {
    const { preview_id: previewId, ...wish } = call.input;
    const asked = { previewId, wish, plan: planOf(wish, opened, call) };
    return changeBooking(trx, deps, { opened, ...asked }, call);
  });
  return [
    orderRoute(deps, calls.preview, (call, opened) =>
      previewBookingChange(db, { opened, wish: call.input, plan: planOf(call.input, opened, call) }, call),
    ),
    // A refusal for changed amounts contains a new preview, which is made after the refused transaction has
    // ended.
    afterRefusal<ChangeEndpoint<P>>(change, async (failure, call) => {
      if (!(failure instanceof AppError) || failure.code !== 'change_preview_stale') return failure;
      const { preview_id: _, ...wish } = call.input;
      const opened = await openOrder(db, products, memberOf(call), wish.id, 'change');
      const asked = { opened, wish, plan: planOf(wish, opened, call) };
      return new AppError('change_preview_stale', {
        data: { preview: await previewBookingChange(db, asked, call) },
      });
    }),
  ];
}
