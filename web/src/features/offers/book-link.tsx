import type { NodePage } from '@serai/contract/permissions';
import { buttonClass } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay, useSession } from '../../platform/session/use-session.tsx';

export interface BookLinkProps {
  /** The booking page, whose node `book` is asked for. */
  page: Extract<NodePage, `${string}/booking`>;
  to: string;
  /** Accessible name with the booked offer, for readers who hear links only. */
  label: string;
  /** It is asked for first and confirmed once the seller has offered it. */
  onRequest?: boolean;
  /** The id of the offer's row, where a guest comes back to after the login. */
  anchor?: string;
}

/** On to the booking, which locks the price; guests log in first and come back to this list. */
export function BookLink({ page, to, label, onRequest = false, anchor }: BookLinkProps) {
  const t = usePhrases('offer-list');
  const { user, mounted } = useSession();
  const may = useMay();
  const here = useLocation();
  if (!user) {
    const back = here.pathname + here.search + (anchor ? `#${anchor}` : '');
    return (
      <Link
        to={paths.login({ back })}
        aria-label={`${t('bookLogin')} · ${label}`}
        className={classNames('for-guests', buttonClass({ block: true }))}
      >
        {t('bookLogin')}
      </Link>
    );
  }
  if (mounted && !may(page, 'book')) {
    return <p className="text-center text-caption text-muted">{t('bookForbidden')}</p>;
  }
  return (
    <Link to={to} aria-label={label} className={buttonClass({ block: true })}>
      {t(onRequest ? 'request' : 'book')}
    </Link>
  );
}
