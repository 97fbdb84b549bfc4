import type { PaperStatus } from '@serai/contract/invoice-statuses';
import type { Db } from '../../calls.ts';
import type { OrderRow } from './order-store.ts';

/** An invoice on which something of an order stands; its number is the application's until it has one of its own. */
export interface InvoiceOfOrder {
  id: number;
  number: string;
  status: PaperStatus;
}

/** What orders asks of invoices, which stand above it: those of an order, oldest first. `app.ts` hands it over. */
export type FindInvoices = (db: Db, order: Pick<OrderRow, 'id' | 'agency_id'>) => Promise<InvoiceOfOrder[]>;
