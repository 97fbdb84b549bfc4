import { eventPhrase } from '@serai/phrases/ledger-events';
import { Price } from '@serai/ui/price';
import { useDates } from '../../../platform/format/dates.ts';
import { signedParts, useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { OrderReply } from '../order-product.ts';
import { useOrderPhrases } from './service-words.ts';

/** Movements on the agency's accounts for this order, with the balance after each. */
export function MoneyTrail({ postings }: { postings: OrderReply['postings'] }) {
  const t = useOrderPhrases('order-detail');
  if (postings.length === 0) return <p className="text-muted">{t('trailNone')}</p>;
  return <Movements postings={postings} withTime />;
}

interface MovementsProps {
  postings: OrderReply['postings'];
  /** Shows the time of each movement and what caused it, where nothing beside it does. */
  withTime?: boolean;
}

/** Movements with account, amount and the balance after each. */
export function Movements({ postings, withTime = false }: MovementsProps) {
  const t = useOrderPhrases('order-detail');
  const words = usePhrases('balance');
  const money = useMoney();
  const { time } = useDates();
  const hasSeveralCauses = new Set(postings.map(({ event }) => event)).size > 1;
  return (
    <ol className="grid gap-3">
      {postings.map((posting) => {
        const account = words(posting.account === 'deposit' ? 'accountDeposit' : 'accountCredit');
        return (
          <li
            key={`${posting.at}-${posting.event}-${posting.account}`}
            className="flex justify-between gap-4"
          >
            <span className="min-w-0">
              {(withTime || hasSeveralCauses) && (
                <span className="block">{words(eventPhrase(posting.event))}</span>
              )}
              <span className="block text-caption text-muted">
                {withTime ? `${time(posting.at).slice(0, 16)} · ${account}` : account}
              </span>
            </span>
            <span className="shrink-0 text-right">
              <Price {...signedParts(posting.amount, money.parts)} />
              <span className="block text-caption text-muted">
                {t('trailAfter', { after: money.text(posting.after) })}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
