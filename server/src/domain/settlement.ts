import { pairOff, settleOffsets } from './offsets.ts';
import type { InvoiceStatus, OrderStatus, PayChannel, PayStatus, SettlementStatus } from './order-facts.ts';

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

/** How the sums of an order stand in a list that is added up, in minor units. */
export interface ListedSums {
  /** What is settled for it in the end: nothing where it ended before it was paid. */
  settlementPrice: number;
  /** What it has moved on the agency's accounts so far: nothing before it was paid. */
  netCharged: number;
}

/** What an order is worth and what it has cost so far. A statement of the same orders adds up to `netCharged`. */
export function listedSums(order: OrderSums & { isPaid: boolean; hasEnded: boolean }): ListedSums {
  const left = totalSettlementPrice(order);
  return {
    settlementPrice: order.isPaid || !order.hasEnded ? left : 0,
    netCharged: order.isPaid ? left : 0,
  };
}

/** A charge as settlement looks at it: amounts in minor units, what is given back negative. */
export interface ChargeFacts {
  amount: number;
  /** What of it has been paid, with its sign. */
  settled: number;
  channel: PayChannel;
  /** How far what is owed has come: on no bill, on one, disputed, given up. */
  stage: 'open' | 'applied' | 'billed' | 'disputed' | 'written_off';
  /** How far it has come on its way to an invoice; what comes off stands on none. */
  invoice_stage: 'open' | 'applied' | 'issued';
}

/** An order as settlement looks at it. */
export interface SettledOrder {
  order_status: OrderStatus;
  pay_status: PayStatus;
  settlement_status: SettlementStatus;
  invoice_status: InvoiceStatus;
  pay_channel: PayChannel | null;
  total_price: number;
  /** From when on what is owed can be invoiced, by the contract it was booked on. */
  invoice_when: 'bill_confirmed' | 'paid';
  /** What of it stands on invoices, in minor units, less what red ones were asked to take off. */
  invoiced: number;
  /** How many red invoices are still to be issued for it. */
  reds_open: number;
}

/** What of an order follows from its charges, and from nothing else once its service is over. */
export type Standing = Pick<SettledOrder, 'pay_status' | 'settlement_status' | 'invoice_status'> & {
  /** Settled so far, in minor units; what is held of a deposit counts. */
  settlement_money: number;
};

/** How an order stands that has been charged what it has been charged. */
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

/** What an order still owes on credit, in minor units: its held price and what of its charges is not settled. */
export function owedOf(order: SettledOrder, charges: readonly ChargeFacts[]): number {
  return (isHeldOnCredit(order) ? order.total_price : 0) + openOf(charges);
}

/** What has been charged of an order in all, less what was given back; in minor units. */
export function chargedOf(charges: readonly ChargeFacts[]): number {
  return total(charges, ({ amount }) => amount);
}

/** A charge that has just been made: paid at once from the deposit, or owed. */
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
 * What giving back an amount (positive, in minor units) makes of an order: it is taken off what the order still owes, and
 * the rest goes to the deposit.
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

/** Charges of which those on no bill and in no dispute are settled. */
export function settledWhole(charges: readonly ChargeFacts[]): readonly ChargeFacts[] {
  return charges.map((charge) => (charge.stage === 'open' ? { ...charge, settled: charge.amount } : charge));
}

/**
 * What is given back of an order pays what the order owes, the oldest first. What is left of it pays other orders or goes
 * to the deposit, so it is settled, too; only while the order's own price is held on credit it may wait for that.
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

/** What a member would pay now to owe nothing more: what is held on credit, and open charges on no bill. */
export function payableEarly(order: SettledOrder, charges: readonly ChargeFacts[]): number {
  return owedOf(
    order,
    charges.filter(({ stage }) => stage === 'open'),
  );
}

/** Whether an order is paid and its price not earned yet. */
export function isHeld({ order_status, pay_channel }: SettledOrder): boolean {
  return pay_channel !== null && held.has(order_status);
}

/** Whether an order owes its price on credit before its service. */
export function isHeldOnCredit(order: Pick<SettledOrder, 'order_status' | 'pay_channel'>): boolean {
  return order.pay_channel === 'credit' && held.has(order.order_status);
}

const held: ReadonlySet<OrderStatus> = new Set(['processing', 'confirmed', 'in_service', 'cancelling']);

/** Of several charges the one that has come least far speaks, unless one is disputed. */
function settlementOf(order: SettledOrder, charges: readonly ChargeFacts[]): SettlementStatus {
  const stages = new Set(charges.filter(isOpen).map(({ stage }) => stage));
  if (stages.has('disputed')) return 'disputed';
  if (stages.has('open') || isHeldOnCredit(order)) return 'unsettled';
  if (stages.has('applied')) return 'applied';
  if (stages.has('billed')) return 'billed';
  if (charges.some(({ stage }) => stage === 'written_off')) return 'written_off';
  return isHeld(order) || chargedOf(charges) !== 0 ? 'settled' : 'none';
}

/** Only what was bought on credit follows its charges; what was paid at once, its own machine. */
function payStatusOf(order: SettledOrder, charges: readonly ChargeFacts[]): PayStatus {
  const { pay_channel, pay_status } = order;
  if (pay_channel !== 'credit' || !['on_credit', 'paid', 'released'].includes(pay_status)) return pay_status;
  if (isHeld(order) || charges.some((charge) => isOpen(charge) || charge.stage === 'written_off')) {
    return 'on_credit';
  }
  return chargedOf(charges) === 0 ? 'released' : 'paid';
}

/**
 * Of several charges the one that has come least far on its way to an invoice speaks. What comes off is taken off what
 * stands on no invoice yet; where it is more than that, a red invoice takes off the rest.
 */
function invoiceStatusOf(order: SettledOrder, charges: readonly ChargeFacts[]): InvoiceStatus {
  if (order.pay_channel === null || isHeld(order)) return 'not_eligible';
  if (invoiceableOf(order, charges) > 0) return 'invoiceable';
  const reached = (stage: ChargeFacts['invoice_stage']) =>
    charges.filter(({ invoice_stage }) => invoice_stage === stage);
  const issued = reached('issued');
  if (issued.length > 0 && (order.reds_open > 0 || toRedden(order, charges) > 0)) return 'red_pending';
  if (reached('applied').length > 0) return 'applied';
  if (issued.length === 0) return 'not_eligible';
  return order.invoiced < chargedOf(issued) ? 'red_issued' : 'issued';
}

/** What of an order that is over can be invoiced now, in minor units. */
export function invoiceableOf(order: SettledOrder, charges: readonly ChargeFacts[]): number {
  const due = charges.filter((charge) => charge.amount > 0 && isDue(order, charge));
  const free = chargedOf(due.filter(({ invoice_stage }) => invoice_stage === 'open'));
  const off = chargedOf(charges.filter(({ amount }) => amount < 0));
  return Math.max(0, Math.min(free, chargedOf(due) + off - order.invoiced));
}

/** By how much invoices say more than an order has cost, in minor units. */
export function toRedden(order: SettledOrder, charges: readonly ChargeFacts[]): number {
  return Math.max(0, order.invoiced - chargedOf(charges.filter((charge) => isDue(order, charge))));
}

/** What comes off counts at once; what is owed, when it is paid or its bill is confirmed, as the contract says. */
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
