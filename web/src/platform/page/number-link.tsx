import { Link } from 'react-router';

/** In a list of movements: number and title of the related object as a link. */
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
