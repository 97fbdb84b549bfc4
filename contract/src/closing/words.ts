// Without schemas: names that the console's pages load.

/** Kinds of ledger account, in the order of a trial balance. */
export const bookAccounts = [
  'bank_clearing',
  'receivable',
  'withholding_receivable',
  'deposit',
  'order_hold',
  'payable',
  'tax_payable',
  'sales',
  'sales_returns',
  'penalty_income',
  'cost_of_sales',
  'bank_charges',
  'fx_difference',
  'bad_debt',
] as const;
export type BookAccount = (typeof bookAccounts)[number];

/**
 * Items of the checklist before a month is closed. The first ones block it; each of the others may stay open with a
 * reason.
 */
export const blockingItems = ['month_over', 'month_order', 'ledger_in_doubt', 'trial_balance'] as const;
export const reasonedItems = [
  'unmatched_receipts',
  'bank_not_imported',
  'declared_payments',
  'uncharged_services',
  'open_adjustments',
  'unbilled_charges',
  'submitted_bills',
  'disputed_lines',
  'unnumbered_invoices',
  'driver_cash',
] as const;
export const closingItems = [...blockingItems, ...reasonedItems] as const;
export type ClosingItem = (typeof closingItems)[number];
export type ReasonedItem = (typeof reasonedItems)[number];

/** Files of a journal: our own sheet, and what bookkeeping programs import. */
export const journalFormats = ['xlsx', 'csv', 'kingdee', 'yonyou', 'quickbooks', 'xero'] as const;
export type JournalFormat = (typeof journalFormats)[number];
