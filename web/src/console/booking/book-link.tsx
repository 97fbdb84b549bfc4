import { buttonClass } from '@serai/ui/button';
import { Link } from 'react-router';
import { emptySearch } from '../../features/hotels/search-line/stay-search.ts';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { writeChoices } from './book-address.ts';

/** Opens the booking for an agency, chosen already where `agencyId` names it; absent without the right. */
export function BookLink({ agencyId }: { agencyId?: number }) {
  const t = usePhrases('console');
  const may = useMay();
  if (!may('/console/order/book')) return null;
  const choices = { agencyId: agencyId ?? null, userId: null, hotelId: null, search: emptySearch };
  return (
    <Link
      to={paths.consoleBook(agencyId === undefined ? undefined : writeChoices(choices))}
      className={buttonClass()}
    >
      {t('book')}
    </Link>
  );
}
