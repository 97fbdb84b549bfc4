import { eventPhrase } from '@serai/phrases/ledger-events';
import { Price } from '@serai/ui/price';
import { useDates } from '../../../platform/format/dates.ts';
import { signedParts, useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { OrderReply } from '../order-product.ts';
import { useOrderPhrases } from '../service-words.ts';

/** Movements on the agency's accounts for this order, with the balance after each. */
export function MoneyTrail({ postings }: { postings: OrderReply['postings'] }) {
  const t = useOrderPhrases('order-detail');
  const words = usePhrases('balance');
  const money = useMoney();
  const { time } = useDates();
  if (postings.length === 0) return <p className="text-muted">{t('trailNone')}</p>;
  return (
    <ol className="grid gap-3">
      {postings.map((posting) => (
        <li key={`${posting.at}-${posting.event}-${posting.account}`} className="flex justify-between gap-4">
          <span className="min-w-0">
            <span className="block">{words(eventPhrase(posting.event))}</span>
            <span className="block text-caption text-muted">
              {time(posting.at).slice(0, 16)} ·{' '}
              {words(posting.account === 'deposit' ? 'accountDeposit' : 'accountCredit')}
            </span>
          </span>
          <span className="shrink-0 text-right">
            <Price {...signedParts(posting.amount, money.parts)} />
            <span className="block text-caption text-muted">
              {t('trailAfter', { after: money.text(posting.after) })}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
