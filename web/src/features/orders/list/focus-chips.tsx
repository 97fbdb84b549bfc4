import { orderConcerns } from '@serai/contract/orders/list-columns';
import { useDates } from '../../../platform/format/dates.ts';
import type { ListSearch } from '../../../platform/list/use-list-search.ts';
import { useOrderPhrases } from '../views/service-words.ts';
import type { OrderSearch } from './order-search.ts';

/** Orders that need something: each button narrows the list, or shows all again. */
export function FocusChips({ list, kind }: { list: ListSearch<OrderSearch>; kind: 'stay' | 'ride' | 'any' }) {
  const t = useOrderPhrases('order-list');
  const words = useOrderPhrases('orders');
  const { civil } = useDates();
  const { search, change } = list;
  const concerns = orderConcerns.filter((only) => kind === 'any' || only !== pointless[kind]);
  const isToPay = search.status === 'pending_payment';
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('focus')}</legend>
      {search.day !== null && (
        <Chip isOn onClick={() => change({ day: null })}>
          {t('onDay', { day: civil(search.day) })}
        </Chip>
      )}
      {concerns.map((only) => (
        <Chip
          key={only}
          isOn={search.only === only}
          onClick={() => change({ only: search.only === only ? null : only })}
        >
          {t(`only_${only}`)}
        </Chip>
      ))}
      <Chip isOn={isToPay} onClick={() => change({ status: isToPay ? null : 'pending_payment' })}>
        {words('status_pending_payment')}
      </Chip>
      <Chip
        isOn={search.booked_by === 'me'}
        onClick={() => change({ booked_by: search.booked_by === 'me' ? null : 'me' })}
      >
        {t('only_mine')}
      </Chip>
    </fieldset>
  );
}

/** A stay has no driver, and a ride has no confirmation code. */
const pointless = { stay: 'no_driver', ride: 'missing_code' } as const;

function Chip({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className="h-8 rounded-full border border-line-strong bg-surface px-3 text-caption whitespace-nowrap hover:border-teal hover:text-teal aria-pressed:border-teal aria-pressed:bg-teal-soft aria-pressed:font-strong aria-pressed:text-teal"
    >
      {children}
    </button>
  );
}
