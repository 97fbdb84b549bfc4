import type { TransferOffer } from '@serai/contract/transfers';
import { buttonClass } from '@serai/ui/button';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useMay, useSession } from '../../../platform/session/use-session.tsx';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { type TransferSearch, writeTransferSearch } from '../search-line/transfer-search.ts';
import { transferPaths } from '../transfer-paths.ts';

/** On to the booking, which locks the price; guests log in first and come back to this list. */
export function BookLink({ offer, search }: { offer: TransferOffer; search: TransferSearch }) {
  const t = usePhrases('transfer-list');
  const money = useOfferMoney();
  const { user, mounted } = useSession();
  const may = useMay();
  const here = useLocation();
  if (!user) {
    return (
      <Link to={paths.login({ back: here.pathname + here.search })} className={buttonClass()}>
        {t('bookLogin')}
      </Link>
    );
  }
  if (mounted && !may('/airport/booking', 'book')) {
    return <p className="text-center text-caption text-muted">{t('bookForbidden')}</p>;
  }
  const address = writeTransferSearch(search);
  address.set('rate_key', offer.rate_key);
  return (
    <Link
      to={transferPaths.booking(address)}
      aria-label={t('bookOffer', { class: offer.class.name, total: money.text(offer.total_price) })}
      className={buttonClass({ kind: 'primary' })}
    >
      {t('book')}
    </Link>
  );
}
