import { useApp } from '../../platform/app.tsx';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { hasPhrase, usePhrases } from '../../platform/i18n/phrases.ts';
import { useCountryName } from '../staff/use-country-name.ts';

/** Facts whose values are words of an order's states, by how those phrases begin. */
const ofOrders: Readonly<Record<string, string>> = {
  order_status: 'status_',
  pay_status: 'pay_',
  refund_status: 'refund_',
  settlement_status: 'settlement_',
};

/** Facts whose values are words of this page, by how those phrases begin. */
const ofActivity: Readonly<Record<string, string>> = {
  second_person: 'state_',
  correction: 'state_',
  write_off: 'state_',
  pay_back: 'state_',
  bank_rule: 'line_',
  bank_line: 'line_',
  article_status: 'state_',
  comment_status: 'state_',
  concession: 'concession_',
  pay_channel: 'channel_',
  absence: 'absence_',
  cash_purpose: 'purpose_',
  cash_state: 'cash_',
  supplier_kind: 'supplierKind_',
  supplier_invoice_state: 'supplierInvoice_',
  queue: 'queue_',
  queues: 'queue_',
  verification: 'verification_',
  cycle: 'cycle_',
  invoice_when: 'when_',
};

/** The word for a state, a role, a right or a country; null for any other value, and for one that is no more. */
export function useStateWords(): (name: string, value: string) => string | null {
  const { lang } = useApp();
  const orders = usePhrases('orders');
  const staff = usePhrases('console-staff');
  const own = usePhrases('console-activity');
  const rights = usePhrases('console-rights');
  const countryOf = useCountryName();
  return (name, value) => {
    if (name === 'role') {
      const key = `role_${value}`;
      return hasPhrase(lang, 'console-staff', key) ? staff(key as PhraseKey<'console-staff'>) : null;
    }
    if (name === 'nodes') {
      return hasPhrase(lang, 'console-rights', value) ? rights(value as PhraseKey<'console-rights'>) : null;
    }
    if (name === 'countries') return countryOf(value);
    if (ofActivity[name]) {
      const key = `${ofActivity[name]}${value}`;
      return hasPhrase(lang, 'console-activity', key) ? own(key as PhraseKey<'console-activity'>) : null;
    }
    const key = `${ofOrders[name]}${value}`;
    return hasPhrase(lang, 'orders', key) ? orders(key as PhraseKey<'orders'>) : null;
  };
}
