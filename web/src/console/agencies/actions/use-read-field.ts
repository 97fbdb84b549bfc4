import { hasDecimalComma, readAmount } from '@serai/contract/currency';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { AgencyField } from './agency-dialog.tsx';

/** Reads and checks the typed texts of fields; amounts in a currency. */
export function useReadField(currency: string) {
  const t = usePhrases('console-agencies');
  const common = usePhrases('common');
  const read = ({ kind }: AgencyField, typed: string): string => {
    if (kind !== 'money') return typed.trim();
    const amount = readAmount(typed.normalize('NFKC').trim(), currency);
    return amount === undefined ? '' : String(amount);
  };
  const fault = (field: AgencyField, typed: string): string | undefined => {
    if (typed.trim() === '') return t('required');
    if (field.kind === 'money' && read(field, typed) === '') {
      return hasDecimalComma(typed) ? common('usePoint') : t('amountWrong');
    }
    if (typed.trim().length < (field.minLength ?? 0)) return t('tooShort', { count: field.minLength ?? 0 });
    return undefined;
  };
  return { read, fault };
}
