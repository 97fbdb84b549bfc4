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
  /** In the corner of a small picture: a small disc, shown while the row has the pointer or focus, and always on touch. */
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
    'inline-flex shrink-0 items-center justify-center rounded-full transition-[color,background-color,opacity] duration-150',
    onPicture
      ? 'size-8 group-focus-within:opacity-100 group-hover:opacity-100 aria-pressed:opacity-100 [@media(hover:hover)]:opacity-0'
      : 'size-10 hover:bg-lacquer-soft',
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
        <Heart name="heart" onPicture={onPicture} />
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
      <Heart name={kept ? 'heart-full' : 'heart'} onPicture={onPicture} />
    </button>
  );
}

function Heart({ name, onPicture }: { name: 'heart' | 'heart-full'; onPicture: boolean }) {
  if (!onPicture) return <Icon name={name} />;
  return (
    <span className="inline-flex size-6 items-center justify-center rounded-full bg-surface/85">
      <Icon name={name} size={14} />
    </span>
  );
}
