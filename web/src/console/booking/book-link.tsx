import { buttonClass } from '@serai/ui/button';
import { Link } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { noChoices, writeChoices } from './book-address.ts';

/** Opens the booking for an agency, chosen already where `agencyId` names it; absent without the right. */
export function BookLink({ agencyId }: { agencyId?: number }) {
  const t = usePhrases('console');
  const may = useMay();
  if (!may('/console/order/book')) return null;
  return (
    <Link
      to={consolePaths.consoleBook(
        agencyId === undefined ? undefined : writeChoices({ ...noChoices, agencyId }),
      )}
      className={buttonClass()}
    >
      {t('book')}
    </Link>
  );
}
