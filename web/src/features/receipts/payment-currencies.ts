/** Currencies in which agencies pay, besides the one their account is kept in. */
const usual = ['USD', 'CNY', 'THB', 'MMK', 'HKD', 'SGD', 'EUR', 'JPY', 'GBP'];

/** What one can choose from, the account's own first; another one is added where it is asked for. */
export function currenciesWith(account: string, asked = account): string[] {
  return [...new Set([account, ...usual, asked])];
}
