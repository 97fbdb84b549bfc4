import { addDays } from '@serai/contract/dates';
import type { AmendmentPreview } from '@serai/contract/orders/amendments';
import type { TestWorld } from '../harness.ts';
import type { Outcome } from './bill-commands.ts';
import type { Send } from './booking.ts';
import type { Chance } from './figure.ts';

/** Commands that amend orders in the random run, and what the model learns from them. */
interface Desk<Order extends { id: number; price: number }> {
  world: TestWorld;
  chance: Chance;
  member(): Send;
  /** Picks one of the orders. */
  order(): Order;
  /** Records in the model the amount charged (or given back) that the preview showed. */
  charge(order: Order, amount: number): void;
  recordRefund(order: Order, amount: number): { offCredit: number };
}

/**
 * Work orders with a change that is previewed, accepted as previewed, and carried out at once or by the desk.
 */
export function amendCommands<Order extends { id: number; price: number }>(desk: Desk<Order>) {
  const { world, chance } = desk;
  const gift = () => chance.whole(1, 15_000);
  const kinds: Record<string, (today: string) => object> = {
    drop_room: () => ({ room: chance.whole(1, 2) }),
    change_dates: (today) => {
      const check_in = addDays(today, chance.whole(0, 6));
      return { check_in, check_out: addDays(check_in, chance.whole(1, 4)) };
    },
    waive_fee: () => ({ amount: gift() }),
    refund: () => ({ amount: gift() }),
    goodwill: () => ({ amount: gift() }),
  };
  const amend = (kind: string) => async (): Promise<Outcome> => {
    const order = desk.order();
    const send = desk.member();
    const today = world.clock.now().toISOString().slice(0, 10);
    const command = { kind, ...kinds[kind]!(today) };
    const shown = await send('POST', 'workOrder/preview', { order_id: order.id, command });
    if (shown.code !== 1 || shown.data.preview.refused)
      return shown.code === 1 ? { ...shown, code: 0 } : shown;
    const preview: AmendmentPreview = shown.data.preview;
    const asked = {
      type: 'other',
      order_id: order.id,
      email: 'agency@example.com',
      detail: 'As we said on the phone',
      command,
      preview_id: preview.preview_id,
    };
    const added = await send('POST', 'workOrder/add', asked);
    if (added.code !== 1) return added;
    const { id } = added.data.work_order;
    const { commands } = (await send('GET', 'workOrder/detail', { id })).data;
    const reply = await world.call(
      'POST',
      'console/workOrder/carryOut',
      { id, command_id: commands[0].id },
      { as: 'operator' },
    );
    if (reply.code === 1 && preview.who !== 'second_person') await learn(order, preview);
    return reply;
  };
  const learn = async (order: Order, preview: AmendmentPreview) => {
    desk.charge(order, preview.costs.amount!);
    const { offCredit } = desk.recordRefund(order, preview.gives_back.amount!);
    // The money went to the account that the preview named.
    if (preview.off_credit.amount !== offCredit) {
      throw new Error(`${preview.kind}: ${preview.off_credit.amount} off credit, not ${offCredit}`);
    }
    const { data } = await desk.member()('GET', 'order/detail', { id: order.id });
    order.price = data.order.total_price.amount;
    const now = data.order.total_settlement_price.amount;
    if (now !== preview.total_after.amount) throw new Error(`${preview.kind}: it comes to ${now}`);
  };
  return Object.fromEntries(Object.keys(kinds).map((kind) => [`amend: ${kind}`, amend(kind)]));
}
