import type { closingWords as zh, accountNames as zhAccounts } from '../zh/closing-words.ts';

export const closingWords: Record<keyof typeof zh, string> = {
  item_month_over: 'The month has not ended',
  item_month_order: 'An earlier month is open',
  item_ledger_in_doubt: 'Agencies whose ledger is being checked',
  item_trial_balance: 'Companies whose trial balance is not zero',
  item_unmatched_receipts: 'Receipts not allocated',
  item_bank_not_imported: 'Bank accounts not imported up to the last day',
  item_declared_payments: 'Declared payments to check',
  item_uncharged_services: 'Services ended without a charge',
  item_open_adjustments: 'Charges after the service to be confirmed',
  item_unbilled_charges: 'Charges on credit without a bill',
  item_submitted_bills: 'Bills to confirm',
  item_disputed_lines: 'Disputed lines of bills',
  item_unnumbered_invoices: 'Approved invoices without a number',
  item_driver_cash: 'Cash still with drivers',
};

export const accountNames: Record<keyof typeof zhAccounts, string> = {
  account_bank_clearing: 'Bank',
  account_receivable: 'Trade receivables',
  account_withholding_receivable: 'Withholding tax receivable',
  account_deposit: 'Advances from customers',
  account_order_hold: 'Deferred revenue',
  account_payable: 'Payables to suppliers',
  account_tax_payable: 'Output tax payable',
  account_sales: 'Sales',
  account_sales_returns: 'Sales allowances',
  account_penalty_income: 'Cancellation fees',
  account_cost_of_sales: 'Cost of sales',
  account_bank_charges: 'Bank charges',
  account_fx_difference: 'Exchange differences',
  account_bad_debt: 'Bad debts',
};
