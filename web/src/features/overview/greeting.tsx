import { partOfDay } from '../../platform/format/part-of-day.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSession } from '../../platform/session/use-session.tsx';

/** The heading of the page: good morning to good evening; late at night a reminder to rest. */
export function Greeting() {
  const t = usePhrases('overview');
  const { user, profile } = useSession();
  const part = partOfDay(new Date().getHours());
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <h1 className="text-title font-strong">{t(part, { name: user?.nickname || user?.username || '' })}</h1>
      <p className="text-muted">{part === 'night' ? t('nightReminder') : profile?.agency_name}</p>
    </div>
  );
}
