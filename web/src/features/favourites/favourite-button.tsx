import type { FavouriteKind } from '@serai/contract/content/article-states';
import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { useFavourite } from './use-favourite.ts';

export interface FavouriteButtonProps {
  kind: FavouriteKind;
  id: number;
  /** Accessible name. */
  name: string;
  /** On a picture: with a background. */
  onPicture?: boolean;
  /** In the list of favourites: a removed one stays visible until the next visit. */
  staysListed?: boolean;
  /** Part of the page with the button: guests return to it after login. */
  part?: string;
  className?: string;
}

/**
 * Heart button to save a favourite; guests are sent to the login and back. The page's route names the phrases
 * `favourite`.
 */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { kind, id, name, onPicture = false, staysListed = false, part, className } = props;
  const t = usePhrases('favourite');
  const { user, profile } = useSession();
  const { pathname, search } = useLocation();
  const { kept = false, change } = useFavourite(kind, id, { staysListed });
  const look = classNames(
    'inline-flex size-10 shrink-0 items-center justify-center rounded-full transition-colors duration-150',
    onPicture ? 'bg-surface/85 hover:bg-surface' : 'hover:bg-lacquer-soft',
    kept ? 'text-lacquer' : 'text-muted hover:text-lacquer',
    className,
  );
  // Only members have favourites, not staff.
  if (profile?.role === 'operator') return null;
  if (!user) {
    const label = t('logIn', { name });
    return (
      <Link
        to={paths.login({ back: `${pathname}${search}${part ? `#${part}` : ''}` })}
        rel="nofollow"
        aria-label={label}
        title={label}
        className={classNames('for-guests', look)}
      >
        <Icon name="heart" />
      </Link>
    );
  }
  const label = t('keep', { name });
  return (
    <button
      type="button"
      aria-pressed={kept}
      aria-label={label}
      title={label}
      onClick={() => change(!kept)}
      className={look}
    >
      <Icon name={kept ? 'heart-full' : 'heart'} />
    </button>
  );
}
