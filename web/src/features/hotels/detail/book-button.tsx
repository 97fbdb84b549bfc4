import { Button, buttonClass } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useMay, useSession } from '../../../platform/session/use-session.tsx';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { useOfferWords } from '../offer/offer-words.ts';
import type { BookableRate } from './room-props.ts';
import { useBook } from './use-book.ts';

/**
 * Locks the price and opens the booking; guests log in first and return to this room. Only the best rate's button is
 * orange.
 */
export function BookButton(props: BookableRate) {
  const { rate, room, shown, asked, isBest } = props;
  const look = { kind: isBest ? 'primary' : 'repeated', size: 'compact', block: true } as const;
  const t = usePhrases('hotel-detail');
  const words = useOfferWords();
  const money = useOfferMoney();
  const { user, mounted } = useSession();
  const may = useMay();
  const { pathname, search } = useLocation();
  const book = useBook({ rateKey: rate.rate_key, shown, asked });
  if (!user) {
    return (
      <Link
        to={paths.login({ back: `${pathname}${search}#room-${room.id}` })}
        className={classNames('for-guests @max-[55rem]:h-10', buttonClass(look))}
      >
        {t('bookLogin')}
      </Link>
    );
  }
  if (mounted && !may('/hotel/booking', 'book')) {
    return <p className="text-center text-caption text-muted">{t('bookForbidden')}</p>;
  }
  const label = t(rate.on_request ? 'requestRate' : 'bookRate', {
    room: room.name,
    meal: words.meal(rate.meal),
    total: money.text(rate.total_price),
  });
  return (
    <Button
      {...look}
      className="@max-[55rem]:h-10"
      busy={book.busy}
      aria-label={label}
      onClick={() => void book.start()}
    >
      {t(rate.on_request ? 'request' : 'book')}
    </Button>
  );
}
