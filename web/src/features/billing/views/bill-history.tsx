import { Timeline } from '@serai/ui/timeline';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { BillDetail } from '../bill-queries.ts';

type Event = BillDetail['history'][number];

/** History of a bill, oldest first. */
export function BillHistory({ events }: { events: readonly Event[] }) {
  const t = usePhrases('bills');
  const describe = useDescription();
  return (
    <Timeline
      label={t('historyTitle')}
      steps={events.map((event, at) => ({
        key: `${at}`,
        title: t(`event_${event.event}`),
        detail: describe(event),
        state: stopping.has(event.event) ? 'stopped' : 'done',
      }))}
    />
  );
}

const stopping: ReadonlySet<string> = new Set(['withdrawn', 'rejected', 'voided', 'unpaid', 'unrecovered']);

function useDescription() {
  const t = usePhrases('bills');
  const money = useMoney();
  const { time } = useDates();
  const sayDifference = ({ amount, currency }: Event['fx_difference']) =>
    t(amount > 0 ? 'fxLost' : 'fxGained', {
      amount: money.text({ amount: Math.abs(amount), currency }),
    });
  return ({ at, by, user, amount, source, bank_charge, fx_difference, note }: Event) => {
    const who = by === 'member' ? user : user || t(by === 'seller' ? 'bySeller' : 'byClock');
    const sums = [
      amount && money.text(amount),
      source && t(`source_${source}`),
      bank_charge.amount !== 0 && t('bankCharge', { amount: money.text(bank_charge) }),
      fx_difference.amount !== 0 && sayDifference(fx_difference),
    ].filter(Boolean);
    return (
      <>
        {sums.length > 0 && <div className="text-text">{sums.join(' · ')}</div>}
        {note && <div className="[overflow-wrap:anywhere]">{note}</div>}
        <div>
          {time(at).slice(0, 16)} · {who}
        </div>
      </>
    );
  };
}
