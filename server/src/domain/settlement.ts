/** The sums of an order as they are stored, in minor units. */
export interface OrderSums {
  total_price: number;
  adjustments: number;
  refund_money: number;
}

/** What the order comes to: what was sold and what was confirmed later. */
export function totalAmount({ total_price, adjustments }: OrderSums): number {
  return total_price + adjustments;
}

/** What is left to be settled of it after refunds. */
export function totalSettlementPrice(sums: OrderSums): number {
  return totalAmount(sums) - sums.refund_money;
}
