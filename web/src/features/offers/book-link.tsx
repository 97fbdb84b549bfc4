import type { NodePage } from '@serai/contract/permissions';
import { buttonClass } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay, useSession } from '../../platform/session/use-session.tsx';

export interface BookLinkProps {
  /** The booking page, which requires the node `book`. */
  page: Extract<NodePage, `${string}/booking`>;
  to: string;
  /** Accessible name with the offer, for readers who only hear links. */
  label: string;
  /** On request: the member confirms once the seller has offered it. */
  onRequest?: boolean;
  /** Id of the offer's row, to which a guest returns after the login. */
  anchor?: string;
}

/** Link to the booking, which locks the price; guests log in first and return to this list. */
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
