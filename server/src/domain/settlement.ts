import { pairOff, settleOffsets } from './offsets.ts';
import type { InvoiceStatus, OrderStatus, PayChannel, PayStatus, SettlementStatus } from './order-facts.ts';

/** Stored sums of an order, in minor units. */
export interface OrderSums {
  total_price: number;
  adjustments: number;
  refund_money: number;
}

/** Returns the total of an order: sold price plus charges confirmed later. */
export function totalAmount({ total_price, adjustments }: OrderSums): number {
  return total_price + adjustments;
}

/** Returns the amount to be settled after refunds. */
export function totalSettlementPrice(sums: OrderSums): number {
  return totalAmount(sums) - sums.refund_money;
}

/** Sums of an order in a list with totals, in minor units. */
export interface ListedSums {
  /** Final settlement amount: zero if it ended before it was paid. */
  settlementPrice: number;
  /** Movement on the agency's accounts so far: zero before payment. */
  netCharged: number;
}

/** Returns the sums of an order for a list. A statement of the same orders adds up to `netCharged`. */
export function listedSums(order: OrderSums & { isPaid: boolean; hasEnded: boolean }): ListedSums {
  const left = totalSettlementPrice(order);
  return {
    settlementPrice: order.isPaid || !order.hasEnded ? left : 0,
    netCharged: order.isPaid ? left : 0,
  };
}

/** A charge as input of settlement: amounts in minor units, credits negative. */
export interface ChargeFacts {
  amount: number;
  /** Paid part, with the charge's sign. */
  settled: number;
  channel: PayChannel;
  /** Billing stage of a debt: unbilled, on a bill, disputed, written off. */
  stage: 'open' | 'applied' | 'billed' | 'disputed' | 'written_off';
  /** Invoicing stage; credits are on no invoice. */
  invoice_stage: 'open' | 'applied' | 'issued';
}

/** An order as input of settlement. */
export interface SettledOrder {
  order_status: OrderStatus;
  pay_status: PayStatus;
  settlement_status: SettlementStatus;
  invoice_status: InvoiceStatus;
  pay_channel: PayChannel | null;
  total_price: number;
  /** When debts can be invoiced, by the contract of the booking. */
  invoice_when: 'bill_confirmed' | 'paid';
  /** Invoiced amount, in minor units, less requested red invoices. */
  invoiced: number;
  /** Number of red invoices still to be issued for it. */
  reds_open: number;
}

/** Statuses of an order that are derived from its charges only, once its service has ended. */
export type Standing = Pick<SettledOrder, 'pay_status' | 'settlement_status' | 'invoice_status'> & {
  /** Settled so far, in minor units; a held deposit counts. */
  settlement_money: number;
};

/** Derives the statuses of an order from its charges. */
export function settle(order: SettledOrder, charged: readonly ChargeFacts[]): Standing {
  const charges = withOffsets(order, charged);
  const settlement = settlementOf(order, charges);
  const held = isHeld(order) && order.pay_channel === 'balance' ? order.total_price : 0;
  return {
    pay_status: payStatusOf(order, charges),
    settlement_status: settlement,
    invoice_status: invoiceStatusOf(order, charges),
    settlement_money: total(charges, ({ settled }) => settled) + held,
  };
}

/**
 * Returns the open debt of an order on credit, in minor units: its held price plus the unsettled part of its
 * charges.
 */
export function owedOf(order: SettledOrder, charges: readonly ChargeFacts[]): number {
  return (isHeldOnCredit(order) ? order.total_price : 0) + openOf(charges);
}

/** Returns the total charged for an order less refunds, in minor units. */
export function chargedOf(charges: readonly ChargeFacts[]): number {
  return total(charges, ({ amount }) => amount);
}

/** Creates a new charge: paid at once from the deposit, or owed. */
export function freshCharge(channel: PayChannel, amount: number): ChargeFacts {
  return {
    amount,
    settled: channel === 'balance' ? amount : 0,
    channel,
    stage: 'open',
    invoice_stage: 'open',
  };
}

/**
 * Applies a refund (positive, in minor units) to an order: it reduces the order's debt first, and the rest
 * goes to the deposit.
 */
export function giveBack(
  order: SettledOrder,
  charges: readonly ChargeFacts[],
  amount: number,
): { offDebt: number; charges: readonly ChargeFacts[] } {
  const offDebt = Math.min(amount, Math.max(0, owedOf(order, charges)));
  const given = [freshCharge('credit', -offDebt), freshCharge('balance', offDebt - amount)];
  return { offDebt, charges: [...charges, ...given.filter((charge) => charge.amount !== 0)] };
}

/** Marks all unbilled and undisputed charges as settled. */
export function settledWhole(charges: readonly ChargeFacts[]): readonly ChargeFacts[] {
  return charges.map((charge) => (charge.stage === 'open' ? { ...charge, settled: charge.amount } : charge));
}

/**
 * Offsets refunds of an order against its debts, the oldest first. Any remainder pays other orders or goes to
 * the deposit, so it counts as settled too; only while the order's price is held on credit may it stay open
 * for that.
 */
function withOffsets(order: SettledOrder, charged: readonly ChargeFacts[]): readonly ChargeFacts[] {
  const open = charged.filter(isOpen);
  const credits = open.filter(({ amount }) => amount < 0);
  if (credits.length === 0) return charged;
  const debts = open.filter(({ amount }) => amount > 0);
  const settled = settleOffsets(charged, pairOff(credits, debts));
  if (isHeldOnCredit(order)) return settled;
  return settled.map((charge) => (charge.amount < 0 ? { ...charge, settled: charge.amount } : charge));
}

/**
 * Returns the amount that a member would pay now to owe nothing: the price held on credit plus unbilled open
 * charges.
 */
export function payableEarly(order: SettledOrder, charges: readonly ChargeFacts[]): number {
  return owedOf(
    order,
    charges.filter(({ stage }) => stage === 'open'),
  );
}

/** Returns whether an order is paid and its price not earned yet. */
export function isHeld({ order_status, pay_channel }: SettledOrder): boolean {
  return pay_channel !== null && held.has(order_status);
}

/** Returns whether an order owes its price on credit before its service. */
export function isHeldOnCredit(order: Pick<SettledOrder, 'order_status' | 'pay_channel'>): boolean {
  return order.pay_channel === 'credit' && held.has(order.order_status);
}

const held: ReadonlySet<OrderStatus> = new Set(['processing', 'confirmed', 'in_service', 'cancelling']);

/** Derives the settlement status: the least advanced charge determines it, unless one is disputed. */
function settlementOf(order: SettledOrder, charges: readonly ChargeFacts[]): SettlementStatus {
  const stages = new Set(charges.filter(isOpen).map(({ stage }) => stage));
  if (stages.has('disputed')) return 'disputed';
  if (stages.has('open') || isHeldOnCredit(order)) return 'unsettled';
  if (stages.has('applied')) return 'applied';
  if (stages.has('billed')) return 'billed';
  if (charges.some(({ stage }) => stage === 'written_off')) return 'written_off';
  return isHeld(order) || chargedOf(charges) !== 0 ? 'settled' : 'none';
}

/**
 * Derives the pay status of credit orders from their charges; for other orders the pay state machine
 * determines it.
 */
function payStatusOf(order: SettledOrder, charges: readonly ChargeFacts[]): PayStatus {
  const { pay_channel, pay_status } = order;
  if (pay_channel !== 'credit' || !['on_credit', 'paid', 'released'].includes(pay_status)) return pay_status;
  if (isHeld(order) || charges.some((charge) => isOpen(charge) || charge.stage === 'written_off')) {
    return 'on_credit';
  }
  return chargedOf(charges) === 0 ? 'released' : 'paid';
}

/**
 * Derives the invoice status from the charge least advanced towards an invoice. Credits first reduce the
 * amount not yet invoiced; a red invoice covers any excess.
 */
function invoiceStatusOf(order: SettledOrder, charges: readonly ChargeFacts[]): InvoiceStatus {
  if (order.pay_channel === null || isHeld(order)) return 'not_eligible';
  if (invoiceableOf(order, charges) > 0) return 'invoiceable';
  const reached = (stage: ChargeFacts['invoice_stage']) =>
    charges.filter(({ invoice_stage }) => invoice_stage === stage);
  const issued = reached('issued');
  if (issued.length > 0 && (order.reds_open > 0 || amountToReverse(order, charges) > 0)) return 'red_pending';
  if (reached('applied').length > 0) return 'applied';
  if (issued.length === 0) return 'not_eligible';
  return order.invoiced < chargedOf(issued) ? 'red_issued' : 'issued';
}

/** Returns the amount of an ended order that can be invoiced now, in minor units. */
export function invoiceableOf(order: SettledOrder, charges: readonly ChargeFacts[]): number {
  const due = charges.filter((charge) => charge.amount > 0 && isDue(order, charge));
  const free = chargedOf(due.filter(({ invoice_stage }) => invoice_stage === 'open'));
  const off = chargedOf(charges.filter(({ amount }) => amount < 0));
  return Math.max(0, Math.min(free, chargedOf(due) + off - order.invoiced));
}

/** Returns the amount by which invoices exceed an order's cost, in minor units. */
export function amountToReverse(order: SettledOrder, charges: readonly ChargeFacts[]): number {
  return Math.max(0, order.invoiced - chargedOf(charges.filter((charge) => isDue(order, charge))));
}

/** Credits count at once; debts count once paid or once their bill is confirmed, by contract. */
function isDue({ invoice_when }: SettledOrder, charge: ChargeFacts): boolean {
  if (charge.amount < 0 || charge.invoice_stage !== 'open') return true;
  if (charge.stage === 'written_off') return false;
  return !isOpen(charge) || (invoice_when === 'bill_confirmed' && charge.stage === 'billed');
}

function isOpen({ amount, settled }: ChargeFacts): boolean {
  return amount !== settled;
}

function openOf(charges: readonly ChargeFacts[]): number {
  return total(charges, ({ amount, settled }) => amount - settled);
}

function total(charges: readonly ChargeFacts[], of: (charge: ChargeFacts) => number): number {
  return charges.reduce((sum, charge) => sum + of(charge), 0);
}
