/** Currencies in which agencies pay, besides that of their account. */
const usual = ['USD', 'CNY', 'THB', 'MMK', 'HKD', 'SGD', 'EUR', 'JPY', 'GBP'];

/** Returns the selectable currencies, the account's first; another requested one is added. */
export function currenciesWith(account: string, asked = account): string[] {
  return [...new Set([account, ...usual, asked])];
}
