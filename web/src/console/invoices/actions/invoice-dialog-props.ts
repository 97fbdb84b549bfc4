import type { DeskInvoiceReply } from '../desk-invoice.ts';

/** Properties of a dialog about one invoice. */
export interface InvoiceDialogProps {
  reply: DeskInvoiceReply;
  onClose: () => void;
}
