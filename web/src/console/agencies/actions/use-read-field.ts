import { hasDecimalComma, readAmount } from '@serai/contract/currency';
import { readDate } from '../../../platform/form/read-date.ts';
import { timeText } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { AgencyField } from './agency-field.ts';

/** Reads and checks the typed texts of fields; amounts in a currency. */
export function useReadField(currency: string) {
  const t = usePhrases('console-agencies');
  const common = usePhrases('common');
  const read = ({ kind }: AgencyField, typed: string): string => {
    if (kind === 'text') return typed.trim();
    if (kind === 'day') return readDate(typed, today(), 'coming') ?? '';
    const amount = readAmount(typed.normalize('NFKC').trim(), currency);
    return amount === undefined ? '' : String(amount);
  };
  const fault = (field: AgencyField, typed: string): string | undefined => {
    if (typed.trim() === '') return t('required');
    if (field.kind === 'money' && read(field, typed) === '') {
      return hasDecimalComma(typed) ? common('usePoint') : t('amountWrong');
    }
    if (field.kind === 'day' && read(field, typed) === '') return t('dayWrong');
    if (typed.trim().length < (field.minLength ?? 0)) return t('tooShort', { count: field.minLength ?? 0 });
    return undefined;
  };
  return { read, fault };
}

/** Today in the reader's time zone, `YYYY-MM-DD`. */
function today(): string {
  return timeText(Date.now(), 'en').slice(0, 10);
}
