import { usePhrases } from '../../../platform/i18n/phrases.ts';

const named = [
  'deposit',
  'receivable',
  'order_hold',
  'sales',
  'sales_returns',
  'penalty_income',
  'bank_clearing',
  'bad_debt',
  'bank_charges',
  'fx_difference',
  'tax_payable',
  'withholding_receivable',
] as const;

/** Returns the name of a ledger account. */
export function useLedgerName(): (account: string) => string {
  const t = usePhrases('console-account');
  return (account) => t(`ledger_${named.find((name) => name === account) ?? 'other'}`);
}
