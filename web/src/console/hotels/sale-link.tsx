import { Link } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { firstPage } from '../../platform/list/place.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { saleAddress } from './sale-address.ts';

/** Link to the nights off sale, rooms and prices of a hotel; absent without the right. */
export function SaleLink({ hotelId }: { hotelId: number }) {
  const t = usePhrases('console-sale');
  const may = useMay();
  if (!may('/console/hotel/view')) return null;
  return (
    <Link
      to={consolePaths.consoleSale(saleAddress.write({ hotel_id: hotelId, ...firstPage }))}
      className="inline-flex min-h-6 items-center text-caption underline-offset-4 hover:text-teal hover:underline print:hidden"
    >
      {t('title')}
    </Link>
  );
}
