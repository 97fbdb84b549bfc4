import { TimeField, type TimeFieldProps } from '@serai/ui/time-field';
import { usePhrases } from '../i18n/phrases.ts';
import { readTime } from './read-time.ts';

/** A time of day. The page loads 'dates'. */
export function TimeInput(props: Omit<TimeFieldProps, 'read' | 'words'>) {
  const t = usePhrases('dates');
  return (
    <TimeField
      {...props}
      read={readTime}
      words={{
        placeholder: t('timePlaceholder'),
        choose: t('chooseTime'),
        notRead: t('timeNotRead'),
      }}
    />
  );
}
