import { Link } from 'react-router';

/** A list of links. */
export function LinkList({ links }: { links: readonly { to: string; title: string }[] }) {
  return (
    <ul className="grid gap-2">
      {links.map(({ to, title }) => (
        <li key={to}>
          <Link to={to} className="rounded-control text-teal underline-offset-4 hover:underline">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
