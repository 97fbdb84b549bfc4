import { useDates } from '../../platform/format/dates.ts';
import { usePricesHidden } from '../../platform/format/hidden-prices.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Hit } from './found-path.ts';

/** Returns the two lines of a hit; sums only while prices are shown. */
export function useFoundWords(): (hit: Hit) => { title: string; detail: string } {
  const t = usePhrases('member-search');
  const { civil } = useDates();
  const money = useMoney();
  const hidden = usePricesHidden();
  const joined = (parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ');
  return (hit) => {
    const { kind, title, subject, people, reference, date, amount, count } = hit;
    const day = date && civil(date);
    const sum = amount && !hidden && money.text(amount);
    switch (kind) {
      case 'guest':
        return { title, detail: joined([t('guestOrders', { count }), day && t('guestLast', { date: day })]) };
      case 'place':
        return {
          title: joined([title, subject]),
          detail: joined([reference, hit.type !== 'hotel' && t('hotels', { count })]),
        };
      case 'article':
        return { title, detail: subject };
      default:
        return {
          title: joined([title, subject]),
          detail: joined([people.slice(0, 2).join(', '), reference, day, sum]),
        };
    }
  };
}
