import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { useApp } from '../../platform/app.tsx';
import { useDates } from '../../platform/format/dates.ts';
import { localeOf } from '../../platform/i18n/language.ts';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { distanceText } from '../format/distance-text.ts';
import type { DeskReply } from './actions/action-form.ts';

/** Deadlines that run on an order: an answer, an offer, a payment or a review. */
export function Deadlines({ reply: { order } }: { reply: DeskReply }) {
  const t = usePhrases('console-orders');
  const { lang } = useApp();
  const { time } = useDates();
  const now = Date.now() / 1000;
  const deadlines = deadlinesOf(order);
  if (deadlines.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
      {deadlines.map(({ name, at }) => (
        <li
          key={name}
          className={classNames(
            'flex items-center gap-2',
            at < now ? 'font-strong text-lacquer' : 'text-amber',
          )}
        >
          <Icon name="clock" size={16} />
          {t(name, { time: time(at).slice(0, 16), distance: distanceText(at - now, localeOf(lang)) })}
        </li>
      ))}
    </ul>
  );
}

interface Deadline {
  name: PhraseKey<'console-orders'> & `due_${string}`;
  at: number;
}

function deadlinesOf({ order_status, answer_by, offer, pay_by, review }: DeskReply['order']): Deadline[] {
  return [
    ...(answer_by === null ? [] : [{ name: 'due_answer' as const, at: answer_by }]),
    ...(offer === null ? [] : [{ name: 'due_offer' as const, at: offer.until }]),
    ...(order_status === 'pending_payment' ? [{ name: 'due_payment' as const, at: pay_by }] : []),
    ...(review === null ? [] : [{ name: 'due_review' as const, at: review.due }]),
  ];
}
