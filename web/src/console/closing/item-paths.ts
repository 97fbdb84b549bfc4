import type { ClosingItem } from '@serai/contract/closing/words';
import { consolePaths } from '../addresses/console-paths.ts';

const search = (field: string, value: string) => new URLSearchParams({ [field]: value });

/** List in which each item of the checklist is completed; null where there is none. */
export const itemPaths: Record<ClosingItem, string | null> = {
  month_over: null,
  month_order: consolePaths.consoleClosing(),
  ledger_in_doubt: consolePaths.consoleWallet(),
  trial_balance: consolePaths.consoleBooks(),
  unmatched_receipts: consolePaths.consoleReceipts(),
  bank_not_imported: consolePaths.consoleBankFiles(),
  declared_payments: consolePaths.consoleDeclared(),
  uncharged_services: consolePaths.consoleOrders(search('order_status', 'in_service')),
  open_adjustments: consolePaths.consoleQueue('adjustments'),
  unbilled_charges: consolePaths.consoleCutOff(),
  submitted_bills: consolePaths.consoleBills(search('show', 'submitted')),
  disputed_lines: consolePaths.consoleBills(search('show', 'disputed')),
  unnumbered_invoices: consolePaths.consoleInvoices(search('tab', 'approved')),
  driver_cash: consolePaths.consoleCash(),
};
