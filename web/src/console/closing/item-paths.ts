import type { ClosingItem } from '@serai/contract/closing/words';
import { paths } from '../../paths.ts';

const search = (field: string, value: string) => new URLSearchParams({ [field]: value });

/** List in which each item of the checklist is completed; null where there is none. */
export const itemPaths: Record<ClosingItem, string | null> = {
  month_over: null,
  month_order: paths.consoleClosing(),
  ledger_in_doubt: paths.consoleWallet(),
  trial_balance: paths.consoleBooks(),
  unmatched_receipts: paths.consoleReceipts(),
  bank_not_imported: paths.consoleBankFiles(),
  declared_payments: paths.consoleDeclared(),
  uncharged_services: paths.consoleOrders(search('order_status', 'in_service')),
  open_adjustments: paths.consoleQueue('adjustments'),
  unbilled_charges: paths.consoleCutOff(),
  submitted_bills: paths.consoleBills(search('show', 'submitted')),
  disputed_lines: paths.consoleBills(search('show', 'disputed')),
  unnumbered_invoices: paths.consoleInvoices(search('tab', 'approved')),
  driver_cash: paths.consoleCash(),
};
