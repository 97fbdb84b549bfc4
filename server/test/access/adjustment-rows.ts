import type { Row, Rows } from './row.ts';
import { addCharge, inService, keptOrder, stageOrder } from './staged-orders.ts';

/** A member's answer to a proposed charge; the order goes on and may have many. */
function chargeRow(rest: Record<string, unknown>): Row {
  return {
    ready: async (stage, side) => {
      const order = await keptOrder(stage, side, 'car', inService);
      return { input: { id: order.id, adjustment_id: await addCharge(stage, order), ...rest } };
    },
    owned: { id: 'order', adjustment_id: 'other' },
    leaves: true,
  };
}

/** Calls on charges proposed to an order in service. */
export const adjustmentRows: Rows = {
  'POST order/confirmAdjustment': chargeRow({}),
  'POST order/declineAdjustment': chargeRow({ reason: 'Not ours' }),
  'POST order/askAdjustment': chargeRow({ question: 'Which gate was that?' }),
  'POST console/order/proposeAdjustment': {
    ready: async (stage, side) => {
      const { id } = await keptOrder(stage, side, 'car', inService);
      return { input: { id, kind: 'other', quantity: 1, unit_amount: 100, reason: 'Ferry' } };
    },
    open: ['id'],
    leaves: true,
  },
  'POST console/order/answerAdjustment': {
    ready: async (stage, side) => {
      const order = await keptOrder(stage, side, 'car', inService);
      const adjustment_id = await addCharge(stage, order);
      const asked = { id: order.id, adjustment_id, question: 'Which gate was that?' };
      await stage.must(order.by.token, 'order/askAdjustment', asked);
      return { input: { id: order.id, adjustment_id, answer: 'The northern one' } };
    },
    leaves: true,
    open: ['id', 'adjustment_id'],
  },
  'POST console/order/acceptAdjustment': {
    ready: async (stage, side) => {
      const order = await stageOrder(stage, side, 'airport', inService);
      const evidence = 'The agency agreed by telephone at 10:20';
      return { input: { id: order.id, adjustment_id: await addCharge(stage, order), evidence } };
    },
    open: ['id', 'adjustment_id'],
  },
  'GET console/adjustment/list': {
    ready: async (stage, side) => {
      const order = await keptOrder(stage, side, 'car', inService);
      await addCharge(stage, order);
      return { input: {} };
    },
  },
  'POST console/order/withdrawAdjustment': {
    ready: async (stage, side) => {
      const order = await stageOrder(stage, side, 'airport', inService);
      return { input: { id: order.id, adjustment_id: await addCharge(stage, order), reason: 'Mistaken' } };
    },
    open: ['id', 'adjustment_id'],
  },
};
