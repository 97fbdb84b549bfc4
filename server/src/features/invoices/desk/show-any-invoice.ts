import type { ReplyOf } from '@serai/contract/endpoint';
import type { showAnyInvoice as endpoint } from '@serai/contract/invoices/desk';
import { type InvoiceDeskAction, invoiceDeskActions } from '@serai/contract/invoices/statuses';
import { taxpayerIdWarning } from '@serai/contract/invoices/taxpayer-id';
import type { StaffNode } from '@serai/contract/staff/nodes';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findEntity } from '../../contracts/contracts.ts';
import { findByNumber, findListedInvoice, type ListedInvoice } from '../invoice-list-store.ts';
import { presentStaffInvoice } from '../present-invoice.ts';
import { describeInvoice } from '../show-invoice.ts';

type Reply = ReplyOf<typeof endpoint>;

/** Shows an invoice of any agency, by its id or a number, with the actions that the caller has. */
export async function showAnyInvoice(db: Db, call: Call<typeof endpoint>): Promise<Reply> {
  const { id, number } = call.input;
  const asked = id ?? (number ? await findByNumber(db, number) : undefined);
  const invoice = asked === undefined ? undefined : await findListedInvoice(db, asked, undefined);
  if (!invoice) throw new AppError('not_found');
  const described = await describeInvoice(db, invoice, call.lang, true);
  const { country } = (await findEntity(db, invoice.entity_id))!;
  const isCompany = invoice.title_kind === 'company';
  return {
    invoice: presentStaffInvoice(invoice, call.lang),
    ...described,
    title_warning: isCompany ? taxpayerIdWarning(invoice.taxpayer_id, country) : null,
    seller_country: country,
    actions: actionsOf(invoice, described.reds, operatorOf(call).nodes),
  };
}

/** Actions that the state of the invoice and the caller's rights allow. */
function actionsOf(
  invoice: ListedInvoice,
  reds: Reply['reds'],
  nodes: ReadonlySet<StaffNode>,
): InvoiceDeskAction[] {
  const { status, email, live_lines, reds_open } = invoice;
  const decides = nodes.has('/console/invoice/decide');
  const issues = nodes.has('/console/invoice/issue');
  const isIssued = status === 'issued' || status === 'delivered';
  const has = (...statuses: Reply['reds'][number]['status'][]) =>
    reds.some((red) => statuses.includes(red.status));
  const possible: Record<InvoiceDeskAction, boolean> = {
    approve: decides && status === 'submitted',
    reject: decides && (status === 'submitted' || status === 'approved'),
    issue: issues && status === 'approved',
    resend: issues && isIssued && email !== '',
    askRed: decides && isIssued && live_lines > 0 && reds_open === 0,
    askRedAgain: decides && isIssued && has('declined', 'lapsed'),
    issueRed: issues && isIssued && has('confirmed'),
  };
  return invoiceDeskActions.filter((action) => possible[action]);
}
