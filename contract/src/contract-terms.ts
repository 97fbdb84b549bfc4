// Without schemas, so that pages and the server's own code can import them as they are.

/** How often what is open is billed. */
export const cycles = ['week', 'half_month', 'month'] as const;
export type Cycle = (typeof cycles)[number];

/** When something can be invoiced: once its bill is confirmed, or once it is paid. */
export const invoiceTimes = ['bill_confirmed', 'paid'] as const;
export type InvoiceTime = (typeof invoiceTimes)[number];

export const mostDueDays = 180;
export const mostGraceDays = 90;

/** The most that may be missing of a bill's payment, minor units. */
export const mostTolerance = 1e8;
