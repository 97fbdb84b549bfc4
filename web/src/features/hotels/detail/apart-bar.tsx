import { Button, buttonClass } from '@serai/ui/button';
import { Price } from '@serai/ui/price';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useMay, useSession } from '../../../platform/session/use-session.tsx';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import type { StaySearch } from '../search-line/stay-search.ts';
import { type ApartChoice, countOf, countTypes, joinRateKeys, listAllChosen, totalOf } from './apart.ts';
import type { HotelShown, PartyRates } from './load-detail.ts';
import { useBook } from './use-book.ts';

export interface ApartBarProps {
  parties: readonly PartyRates[];
  choice: ApartChoice;
  shown: HotelShown;
  asked: StaySearch;
}

/** At the foot of the rates: the rooms chosen so far with their total, and the button that books them together. */
export function ApartBar(props: ApartBarProps) {
  const { parties, choice, shown } = props;
  const t = usePhrases('hotel-detail');
  const money = useOfferMoney();
  const chosen = listAllChosen(parties, choice);
  const [first] = chosen;
  const rooms = shown.stay.rooms.length;
  return (
    <section
      aria-label={t('chosenRooms')}
      className="not-printed sticky bottom-0 z-[1500] mt-3 flex items-center gap-x-4 rounded-card border border-line bg-surface px-4 py-2 shadow-floating"
    >
      <div role="status" className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-strong">{t('chosenOf', { count: countOf(chosen), all: rooms })}</span>
          {first && (
            <Price {...money.parts({ amount: totalOf(chosen), currency: first.rate.total_price.currency })} />
          )}
        </p>
        <p className="truncate text-caption text-muted">
          {chosen.length === 0
            ? t('chooseRooms')
            : countTypes(chosen)
                .map(({ room, count }) => t('chosenRoom', { room: room.name, count }))
                .join(t('partyJoin'))}
        </p>
      </div>
      <BookRooms {...props} asksFirst={chosen.some(({ rate }) => rate.on_request)} />
    </section>
  );
}

function BookRooms({ parties, choice, shown, asked, asksFirst }: ApartBarProps & { asksFirst: boolean }) {
  const t = usePhrases('hotel-detail');
  const { user, mounted } = useSession();
  const may = useMay();
  const { pathname, search } = useLocation();
  const rateKey = joinRateKeys(parties, choice);
  const book = useBook({ rateKey: rateKey ?? '', shown, asked });
  if (!user) {
    return (
      <Link
        to={paths.login({ back: `${pathname}${search}` })}
        className={`for-guests ${buttonClass({ kind: 'primary' })}`}
      >
        {t('bookLogin')}
      </Link>
    );
  }
  if (mounted && !may('/hotel/booking', 'book')) {
    return <p className="text-caption text-muted">{t('bookForbidden')}</p>;
  }
  return (
    <Button
      kind="primary"
      busy={book.busy}
      disabled={rateKey === undefined}
      onClick={() => void book.start()}
    >
      {t(asksFirst ? 'request' : 'book')}
    </Button>
  );
}
