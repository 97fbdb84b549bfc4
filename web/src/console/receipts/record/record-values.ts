/** State of the form for a receipt. */
export interface RecordValues {
  received_on: string;
  value_date: string;
  payer: string;
  bank_reference: string;
  remittance: string;
  gross: string;
  currency: string;
  bank_charge: string;
  charge_to: 'agency' | 'seller';
  rate: string;
  rate_of: string;
  slip: { url: string; name: string; size: number } | null;
  is_another: boolean;
}

/** Facts of a declared payment with which the form starts. */
export type ProposedReceipt = Partial<
  Pick<RecordValues, 'payer' | 'bank_reference' | 'gross' | 'currency' | 'received_on' | 'value_date'>
>;

/** Currencies in which agencies pay, besides that of the accounts. */
const usual = ['USD', 'CNY', 'THB', 'MMK', 'HKD', 'SGD', 'EUR', 'JPY', 'GBP'];

/** Returns the selectable currencies, that of the accounts first; another proposed one is added. */
export function receiptCurrencies(account: string, proposed = account): string[] {
  return [...new Set([account, ...usual, proposed])];
}
