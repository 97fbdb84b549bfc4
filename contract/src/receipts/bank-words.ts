/** Formats of bank statements. */
export const bankFormats = ['csv', 'xlsx', 'camt053', 'mt940'] as const;
export type BankFormat = (typeof bankFormats)[number];

/**
 * Facts of a line that columns of a sheet are mapped to. The sum is one signed column, or one column per direction. Some
 * banks also state the sum that the payer sent, with its currency.
 */
export const bankColumns = [
  'booked_on',
  'value_date',
  'amount',
  'credit',
  'debit',
  'payer',
  'reference',
  'remittance',
  'sent_amount',
  'sent_currency',
] as const;
export type BankColumn = (typeof bankColumns)[number];

/** Order of day, month and year in the dates of a sheet. */
export const dayOrders = ['ymd', 'dmy', 'mdy'] as const;
export type DayOrder = (typeof dayOrders)[number];

/**
 * State of a line in the preview of a file: it becomes a receipt, is known already, waits for a person because money left
 * the account, or is settled by a rule, as a charge of the bank or without a posting.
 */
export const bankLineStates = ['new', 'known', 'debit', 'charge', 'aside'] as const;
export type BankLineState = (typeof bankLineStates)[number];

/** Effects of a rule on a line; `aside` posts nothing, as for a transfer between own accounts. */
export const bankRuleKinds = ['charge', 'aside'] as const;
export type BankRuleKind = (typeof bankRuleKinds)[number];

/** Uses of a line that is no receipt. */
export const bankUseKinds = [...bankRuleKinds, 'returned', 'pay_back', 'supplier'] as const;
export type BankUseKind = (typeof bankUseKinds)[number];

/** Reasons for which a line of money that left the account may be a returned receipt or a pay-back, the strongest first. */
export const bankUseReasons = ['number', 'bill_number', 'reference', 'payer', 'return_word', 'sum'] as const;
export type BankUseReason = (typeof bankUseReasons)[number];

/** Maximum number of rules of an account, and of suggestions for a line. */
export const maxBankRules = 50;
export const maxBankSuggestions = 5;

/** Reasons for which a row of a file cannot be read. */
export const bankFaults = [
  'day_invalid',
  'day_in_future',
  'day_too_old',
  'sum_invalid',
  'sum_missing',
  'currency_differs',
] as const;
export type BankFault = (typeof bankFaults)[number];

/** Maximum number of lines of a file, and its size in bytes. */
export const maxBankLines = 1000;
export const maxBankBytes = 1_400_000;
