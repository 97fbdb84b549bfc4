import { Link } from 'react-router';

/** A small link beside or below a block. */
export function TextLink({ to, words }: { to: string; words: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-6 items-center text-caption text-teal underline-offset-4 hover:underline"
    >
      {words}
    </Link>
  );
}
