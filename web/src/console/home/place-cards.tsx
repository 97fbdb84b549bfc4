import { EmptyState } from '@serai/ui/empty-state';
import { Icon } from '@serai/ui/icons';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { navigationFor } from '../layout/navigation.ts';

/** The reader's pages as cards, for staff who serve no orders; without any page, who can change that. */
export function PlaceCards() {
  const t = usePhrases('console-home');
  const words = usePhrases('console');
  const places = navigationFor(useMay())
    .flatMap((group) => group.places)
    .filter(({ path }) => path !== paths.console());
  if (places.length === 0) return <EmptyState title={t('noPages')}>{t('noPagesHelp')}</EmptyState>;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {places.map(({ title, path, icon }) => (
        <li key={path}>
          <Link
            to={path}
            className="flex items-center gap-3 rounded-card border border-line bg-surface p-4 font-strong transition-colors duration-150 hover:border-teal hover:text-teal"
          >
            <Icon name={icon} />
            {words(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
