import type { SupplierInvoiceAction } from '@serai/contract/payables/words';
import type { Operator } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { InvoiceRow } from './invoice-store.ts';

/** Actions that each state of an invoice allows. */
const allowed: Record<InvoiceRow['status'], readonly SupplierInvoiceAction[]> = {
  entered: ['match', 'accept', 'dispute', 'withdraw'],
  disputed: ['match', 'accept', 'dispute', 'withdraw'],
  accepted: ['pay'],
  paid: [],
  withdrawn: [],
};

/** Actions that a member of staff may take on an invoice. */
export function listInvoiceActions(
  { status }: Pick<InvoiceRow, 'status'>,
  { nodes }: Pick<Operator, 'nodes'>,
): SupplierInvoiceAction[] {
  return allowed[status].filter((action) =>
    nodes.has(action === 'pay' ? '/console/payable/pay' : '/console/payable/edit'),
  );
}

/** Refuses an action that the state of an invoice does not allow. */
export function refuseInvoiceState(
  { status }: Pick<InvoiceRow, 'status'>,
  action: SupplierInvoiceAction,
): void {
  if (!allowed[status].includes(action)) throw new AppError('supplier_invoice_wrong_state');
}
