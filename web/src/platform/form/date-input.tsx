import { DateField, type DateFieldProps } from '@serai/ui/date-field';
import { useApp } from '../app.tsx';
import { timeText } from '../format/dates.ts';
import { localeOf } from '../i18n/language.ts';
import { usePhrases } from '../i18n/phrases.ts';
import { type DateLean, readDate } from './read-date.ts';

type Own = 'read' | 'locale' | 'words';

interface DateInputProps extends Omit<DateFieldProps, Own> {
  lean?: DateLean | undefined;
  /** Today for words like “tomorrow”, `YYYY-MM-DD`; by default in the reader's time zone. */
  today?: string | undefined;
}

/** A date in the portal's format. The page loads 'dates'. */
export function DateInput({ lean, today = readersDay(), ...props }: DateInputProps) {
  const t = usePhrases('dates');
  const common = usePhrases('common');
  const { lang } = useApp();
  return (
    <DateField
      {...props}
      locale={localeOf(lang)}
      read={(typed) => readDate(typed, today, lean)}
      words={{
        placeholder: t('placeholder'),
        calendar: t('calendar'),
        choose: t('choose'),
        close: common('close'),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
        notRead: t('notRead'),
        outside: (min, max) => {
          if (min && max) return t('between', { min, max });
          return min ? t('notBefore', { min }) : t('notAfter', { max: max ?? '' });
        },
      }}
    />
  );
}

/** Today in the reader's time zone, `YYYY-MM-DD`. */
export function readersDay(): string {
  return timeText(Date.now(), 'en').slice(0, 10);
}
