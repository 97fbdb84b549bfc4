/** Formats of bank statements. */
export const bankFormats = ['csv', 'xlsx', 'camt053', 'mt940'] as const;
export type BankFormat = (typeof bankFormats)[number];

/** Facts of a line that columns of a sheet are mapped to. The sum is one signed column, or one column per direction. */
export const bankColumns = [
  'booked_on',
  'value_date',
  'amount',
  'credit',
  'debit',
  'payer',
  'reference',
  'remittance',
] as const;
export type BankColumn = (typeof bankColumns)[number];

/** Order of day, month and year in the dates of a sheet. */
export const dayOrders = ['ymd', 'dmy', 'mdy'] as const;
export type DayOrder = (typeof dayOrders)[number];

/**
 * State of a line in the preview of a file: it becomes a receipt, is known already, is no receipt because money left
 * the account, or is marked by the reader as no receipt.
 */
export const bankLineStates = ['new', 'known', 'debit'] as const;
export type BankLineState = (typeof bankLineStates)[number];

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
