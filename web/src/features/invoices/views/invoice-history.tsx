import { Timeline } from '@serai/ui/timeline';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { InvoiceDetail } from '../invoice-queries.ts';

type Event = InvoiceDetail['history'][number];

/** History of an invoice, oldest first. */
export function InvoiceHistory({ events }: { events: readonly Event[] }) {
  const t = usePhrases('invoices');
  const { time } = useDates();
  return (
    <Timeline
      label={t('historyTitle')}
      steps={events.map(({ event, at, by, user, note }, place) => ({
        key: `${place}`,
        title: t(`event_${event}`),
        detail: (
          <>
            {note && <div className="[overflow-wrap:anywhere] text-text">{note}</div>}
            <div>
              {time(at).slice(0, 16)} ·{' '}
              {by === 'member' ? user : user || t(by === 'seller' ? 'bySeller' : 'byClock')}
            </div>
          </>
        ),
        state: stopping.has(event) ? 'stopped' : 'done',
      }))}
    />
  );
}

const stopping: ReadonlySet<Event['event']> = new Set([
  'withdrawn',
  'rejected',
  'red_lapsed',
  'red_declined',
]);
