import type { Got } from '../../../platform/api/calls.ts';
import { type Choice, useChoice } from '../../billing/use-choice.ts';
import type { EligibleOrder } from '../invoice-queries.ts';

/** Selected order with its invoiceable amount. */
export interface ChosenOrder {
  id: number;
  /** Minor units. */
  amount: number;
  chargeIds: readonly number[];
  sellerId: number;
  paper: EligibleOrder['paper'];
  sn: string;
  /** Tax treatment; the tax is null if unknown before issue. */
  taxName: string;
  tax: EligibleOrder['tax'];
}

/** Orders selected for one document: all of one seller, and never invoices and receipts together. */
export interface PaperChoice extends Choice<ChosenOrder> {
  /** Whether an order fits on the same document as the selected ones. */
  fits: (order: Pick<ChosenOrder, 'sellerId' | 'paper'>) => boolean;
  /** Selects those that fit on the document begun, or on the one with most of them; returns how many were left out. */
  add: (orders: readonly ChosenOrder[]) => number;
}

export function usePaperChoice(): PaperChoice {
  const choice = useChoice<ChosenOrder>();
  const begun = choice.rows[0];
  const fits: PaperChoice['fits'] = (order) => !begun || isOnePaper(order, begun);
  return {
    ...choice,
    fits,
    add: (orders) => {
      const chosen = begun ? orders.filter((order) => isOnePaper(order, begun)) : largestPaper(orders);
      choice.set(chosen, true);
      return orders.length - chosen.length;
    },
  };
}

export function chosenOf(order: Omit<EligibleOrder, keyof OrderWords>): ChosenOrder {
  const { id, amount, charge_ids, entity_id, paper, order_sn: sn, tax_name: taxName, tax } = order;
  return { id, amount: amount.amount, chargeIds: charge_ids, sellerId: entity_id, paper, sn, taxName, tax };
}

/** Fields of an order that only the list has. */
type OrderWords = Omit<EligibleOrder, keyof Got<'invoice/choose'>['orders'][number]>;

/** Returns the orders of the document that takes most of them; of two with as many, the invoice. */
export function largestPaper<Order extends Paper>(orders: readonly Order[]): Order[] {
  const papers = new Map<string, Order[]>();
  for (const order of orders) {
    const key = `${order.sellerId} ${order.paper}`;
    const paper = papers.get(key);
    if (paper) paper.push(order);
    else papers.set(key, [order]);
  }
  const rank = (paper: Order[]) => paper.length + (paper[0]?.paper === 'invoice' ? 0.5 : 0);
  return [...papers.values()].reduce<Order[]>((best, paper) => (rank(paper) > rank(best) ? paper : best), []);
}

type Paper = Pick<ChosenOrder, 'sellerId' | 'paper'>;

function isOnePaper(one: Paper, other: Paper): boolean {
  return one.sellerId === other.sellerId && one.paper === other.paper;
}
