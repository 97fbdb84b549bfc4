import { Link } from 'react-router';

/** In a list of movements: the number of what one belongs to, as the way there, over its title. */
export function NumberLink({ to, number, title }: { to: string; number: string; title: string }) {
  return (
    <div>
      <Link to={to} className="text-teal underline-offset-4 hover:underline">
        {number}
      </Link>
      <div className="text-caption text-muted">{title}</div>
    </div>
  );
}
