import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

const names: Readonly<Record<string, PhraseKey<'console-wallet'>>> = {
  deposit: 'account_deposit',
  receivable: 'account_receivable',
  order_hold: 'account_order_hold',
  sales: 'account_sales',
  sales_returns: 'account_sales_returns',
  penalty_income: 'account_penalty_income',
  bank_clearing: 'account_bank_clearing',
  bad_debt: 'account_bad_debt',
  bank_charges: 'account_bank_charges',
  fx_difference: 'account_fx_difference',
  tax_payable: 'account_tax_payable',
  withholding_receivable: 'account_withholding_receivable',
  payable: 'account_payable',
  cost_of_sales: 'account_cost_of_sales',
};

/** Name of a ledger account as a bookkeeper calls it; an unknown kind is returned unchanged. */
export function useAccountName(): (kind: string) => string {
  const t = usePhrases('console-wallet');
  return (kind) => {
    const name = names[kind];
    return name ? t(name) : kind;
  };
}
