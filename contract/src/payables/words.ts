// Without schemas, so that pages can import the words and limits of the calls.

/** Kinds of supplier. */
export const supplierKinds = ['hotel', 'fleet', 'other'] as const;
export type SupplierKind = (typeof supplierKinds)[number];

/** Tabs of the list of suppliers: something is owed; an invoice is due; one is overdue; one is disputed. */
export const supplierFilters = ['owed', 'due', 'overdue', 'disputed'] as const;
export type SupplierFilter = (typeof supplierFilters)[number];

/** Kinds of cost: frozen on the order; a hired car; adjusted by the desk; difference of the supplier's invoice. */
export const costKinds = ['service', 'hired', 'adjustment', 'difference'] as const;
export type CostKind = (typeof costKinds)[number];

/** States of a supplier's invoice. */
export const supplierInvoiceStates = ['entered', 'disputed', 'accepted', 'paid', 'withdrawn'] as const;
export type SupplierInvoiceState = (typeof supplierInvoiceStates)[number];

/** Actions of the staff on a supplier's invoice. */
export const supplierInvoiceActions = ['match', 'accept', 'dispute', 'withdraw', 'pay'] as const;
export type SupplierInvoiceAction = (typeof supplierInvoiceActions)[number];

/** Reasons why a service is proposed for an invoice, the surest first. */
export const matchReasons = ['order', 'code', 'reference', 'guest', 'sum'] as const;
export type MatchReason = (typeof matchReasons)[number];

/** States of an order's cost with a supplier: not invoiced, invoiced, paid. */
export const costStages = ['open', 'invoiced', 'paid'] as const;
export type CostStage = (typeof costStages)[number];

/** Maximum number of orders on one invoice of a supplier. */
export const maxInvoiceLines = 300;

/** Maximum number of invoices that are paid together. */
export const maxPaidInvoices = 100;

/** Maximum number of services without an invoice that a reply contains. */
export const maxServices = 300;

/** Maximum sum of an invoice, a line or an adjustment, in minor units. */
export const maxSupplierSum = 1e12;

/** Maximum days from the date of an invoice until payment. */
export const maxTermsDays = 180;

/** Filters of the list of margins. */
export const marginFilters = ['below_cost', 'unknown'] as const;
export type MarginFilter = (typeof marginFilters)[number];
