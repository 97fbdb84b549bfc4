// Without schemas, so that pages and the server's domain code can import them directly.

/** Billing cycle of the open charges. */
export const cycles = ['week', 'half_month', 'month'] as const;
export type Cycle = (typeof cycles)[number];

/** When a charge becomes invoiceable: once its bill is confirmed, or once it is paid. */
export const invoiceTimes = ['bill_confirmed', 'paid'] as const;
export type InvoiceTime = (typeof invoiceTimes)[number];

export const maxDueDays = 180;
export const maxGraceDays = 90;

/** Maximum shortfall tolerated in a bill's payment, minor units. */
export const maxTolerance = 1e8;
