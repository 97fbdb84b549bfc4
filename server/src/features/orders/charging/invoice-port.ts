import type { PaperStatus } from '@serai/contract/invoices/statuses';
import type { Db } from '../../../calls.ts';
import type { OrderRow } from '../order-store.ts';

/** An invoice that contains charges of an order; its number is the application's until it is issued. */
export interface InvoiceOfOrder {
  id: number;
  number: string;
  status: PaperStatus;
}

/**
 * Port to invoices, which depend on orders: finds the invoices of an order, oldest first.
 * `composition/connect-ports.ts` provides it.
 */
export type FindInvoices = (db: Db, order: Pick<OrderRow, 'id' | 'agency_id'>) => Promise<InvoiceOfOrder[]>;
