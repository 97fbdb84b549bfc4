/** Currencies in which agencies pay, besides the one their account is kept in. */
const usual = ['USD', 'CNY', 'THB', 'MMK', 'HKD', 'SGD', 'EUR', 'JPY', 'GBP'];

/** What one can choose from, the account's own first. */
export function currenciesWith(account: string): string[] {
  return [...new Set([account, ...usual])];
}
