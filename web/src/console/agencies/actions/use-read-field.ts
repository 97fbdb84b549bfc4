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
    const text = typed.normalize('NFKC').trim();
    if (kind === 'text' || kind === 'line' || kind === 'choice') return typed.trim();
    if (kind === 'day') return readDate(typed, today(), 'coming') ?? '';
    if (kind === 'pastDay') return readDate(typed, today(), 'past') ?? '';
    if (kind === 'decimal') return /^(?=.*[1-9])\d{1,9}(\.\d{1,8})?$/.test(text) ? text : '';
    if (kind === 'percent') return readPercent(text);
    const amount = readAmount(text, currency);
    return amount === undefined ? '' : String(amount);
  };
  const fault = (field: AgencyField, typed: string): string | undefined => {
    if (typed.trim() === '') return field.isOptional ? undefined : t('required');
    if (field.kind === 'money' && read(field, typed) === '') {
      return hasDecimalComma(typed) ? common('usePoint') : t('amountWrong');
    }
    const isDay = field.kind === 'day' || field.kind === 'pastDay';
    if (isDay && read(field, typed) === '') return t('dayWrong');
    if (field.kind === 'decimal' && read(field, typed) === '') return t('decimalWrong');
    if (field.kind === 'percent' && read(field, typed) === '') return t('percentWrong');
    if (typed.trim().length < (field.minLength ?? 0)) return t('tooShort', { count: field.minLength ?? 0 });
    return undefined;
  };
  return { read, fault };
}

/** Reads a rate such as `3` or `1.5%` in hundredths of a percent; an empty text if it is not above 0 and at most 100. */
function readPercent(text: string): string {
  const [, whole, places = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text) ?? [];
  if (whole === undefined) return '';
  const hundredths = Number(whole) * 100 + Number(places.padEnd(2, '0'));
  return hundredths > 0 && hundredths <= 10_000 ? String(hundredths) : '';
}

/** Today in the reader's time zone, `YYYY-MM-DD`. */
function today(): string {
  return timeText(Date.now(), 'en').slice(0, 10);
}
