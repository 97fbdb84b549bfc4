/** Currencies in which agencies pay, besides the one their account is kept in. */
const usual = ['USD', 'CNY', 'THB', 'MMK', 'HKD', 'SGD', 'EUR', 'JPY', 'GBP'];

/** Returns the selectable currencies, the account's first; another requested one is added. */
export function currenciesWith(account: string, asked = account): string[] {
  return [...new Set([account, ...usual, asked])];
}
