import { calendarEvents } from '@serai/contract/orders/list-columns';
import { Button } from '@serai/ui/button';
import { IconButton } from '@serai/ui/icon-button';
import { useApp } from '../../../../platform/app.tsx';
import { addMonths } from '../../../../platform/format/civil-days.ts';
import { localeOf } from '../../../../platform/i18n/language.ts';
import { usePhrases } from '../../../../platform/i18n/phrases.ts';
import { useOrderPhrases } from '../../views/service-words.ts';
import { EventMark } from './event-mark.tsx';

interface MonthHeadProps {
  /** `YYYY-MM`. */
  month: string;
  onMonth: (month: string | null) => void;
}

/** Above the calendar: the month with buttons to the months beside it and to today, and the meaning of the marks. */
export function MonthHead({ month, onMonth }: MonthHeadProps) {
  const t = useOrderPhrases('order-list');
  const dates = usePhrases('dates');
  const { lang } = useApp();
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="flex items-center gap-1">
        <IconButton
          icon="chevron-left"
          label={dates('previousMonth')}
          className="not-printed text-teal"
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <h2 aria-live="polite" className="min-w-32 text-center text-lead font-strong">
          {monthText(month, localeOf(lang))}
        </h2>
        <IconButton
          icon="chevron-right"
          label={dates('nextMonth')}
          className="not-printed text-teal"
          onClick={() => onMonth(addMonths(month, 1))}
        />
        <Button size="compact" className="not-printed ml-1" onClick={() => onMonth(null)}>
          {dates('period_today')}
        </Button>
      </div>
      <ul className="flex flex-wrap items-center gap-x-4 text-caption text-muted md:ml-auto">
        {calendarEvents.map((event) => (
          <li key={event} className="flex items-center gap-1.5">
            <EventMark event={event} />
            {t(`event_${event}`)}
          </li>
        ))}
        <li>{t('calendarNote')}</li>
      </ul>
    </div>
  );
}

function monthText(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
