import { Icon } from '@serai/ui/icons';
import { Link } from 'react-router';

/** Links as large tiles, two side by side if there is room. */
export function LinkTiles({ links }: { links: readonly { to: string; title: string }[] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {links.map(({ to, title }) => (
        <li key={to}>
          <Link
            to={to}
            className="group flex h-full min-h-12 items-center justify-between gap-2 rounded-control border border-line bg-surface px-4 py-2 transition-colors duration-150 hover:border-teal hover:text-teal"
          >
            {title}
            <Icon name="chevron-right" size={18} className="shrink-0 text-muted group-hover:text-teal" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
