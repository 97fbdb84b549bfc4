import type { TransferOffer } from '@serai/contract/transfers/transfers';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { BookLink } from '../../offers/book-link.tsx';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { type TransferSearch, writeTransferSearch } from '../search-line/transfer-search.ts';

/** Link to the booking of this vehicle class. */
export function BookTransferButton({ offer, search }: { offer: TransferOffer; search: TransferSearch }) {
  const t = usePhrases('transfer-list');
  const money = useOfferMoney();
  const address = writeTransferSearch(search);
  address.set('rate_key', offer.rate_key);
  return (
    <BookLink
      page="/airport/booking"
      to={paths.airportBooking(address)}
      label={t('bookOffer', { class: offer.class.name, total: money.text(offer.total_price) })}
    />
  );
}
