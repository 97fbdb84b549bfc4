import { Icon } from '@serai/ui/icons';
import { Menu, menuItemClass } from '@serai/ui/menu';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { mapAppLinks, type NamedPosition } from './map-app-links.ts';

/**
 * Menu to open a position in a map app. Nothing is requested from others before a click. Needs the phrases
 * 'map-apps'.
 */
export function MapApps(place: NamedPosition) {
  const t = usePhrases('map-apps');
  return (
    <Menu
      button={
        <span className="flex items-center gap-2 text-caption text-teal">
          <Icon name="pin" size={16} />
          {t('openIn')}
        </span>
      }
    >
      {mapAppLinks(place).map(({ app, href }) => (
        <a
          key={app}
          href={href}
          {...(app === 'phoneMap' ? {} : { target: '_blank' })}
          rel="noopener noreferrer"
          className={menuItemClass}
        >
          {t(app)}
        </a>
      ))}
    </Menu>
  );
}
