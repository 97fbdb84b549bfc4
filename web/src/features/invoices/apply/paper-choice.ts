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
  /** Selects those that fit on one document; returns how many were left out. */
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
      const first = begun ?? orders[0];
      const chosen = orders.filter((order) => first && isOnePaper(order, first));
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

type Paper = Pick<ChosenOrder, 'sellerId' | 'paper'>;

function isOnePaper(one: Paper, other: Paper): boolean {
  return one.sellerId === other.sellerId && one.paper === other.paper;
}
