import { partOfDay } from '../../platform/format/part-of-day.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSession } from '../../platform/session/use-session.tsx';

/** Good morning to good evening; late at night a reminder to rest. */
export function Greeting() {
  const t = usePhrases('overview');
  const { user, profile } = useSession();
  const part = partOfDay(new Date().getHours());
  return (
    <div className="on-ink relative overflow-hidden rounded-card bg-ink px-4 py-4 text-on-ink md:px-6">
      <Horizon night={part === 'night'} />
      <h1 className="relative text-title font-strong">
        {t(part, { name: user?.nickname || user?.username || '' })}
      </h1>
      <p className="relative text-on-ink-muted">
        {part === 'night' ? t('nightReminder') : profile?.agency_name}
      </p>
    </div>
  );
}

/** Hills at the far end, under a sun or a moon. */
function Horizon({ night }: { night: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 96"
      preserveAspectRatio="xMaxYMax meet"
      className="absolute right-0 bottom-0 h-full w-[26rem] max-w-[70%]"
    >
      <circle cx="300" cy="50" r="24" className="fill-saffron" opacity={night ? 0 : 0.9} />
      {night && (
        <path d="M300 24a24 24 0 1 0 22 36a20 20 0 0 1-22-36" className="fill-on-ink" opacity="0.8" />
      )}
      <path
        d="M60 96c50-30 90-44 140-32 40-24 90-28 130-8 30-8 50-6 70 2v38z"
        className="fill-teal"
        opacity="0.35"
      />
      <path d="M150 96c40-20 90-26 140-14 40-14 80-14 110-4v18z" className="fill-ink-deep" />
      <path
        d="M352 84v-8h4v-6h3c0-10 2-14 5-18l2-14 2 14c3 4 5 8 5 18h3v6h4v8zM330 86v-5h3v-4h2c0-7 1-9 3-12l1-9 1 9c2 3 3 5 3 12h2v4h3v5z"
        className="fill-ink-deep"
      />
    </svg>
  );
}
