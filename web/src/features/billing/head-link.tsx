import { Link } from 'react-router';

/** A link in the header of a page of bills or invoices. */
export function HeadLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-teal underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}
