import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/**
 * Shown instead of a page about an object that does not exist, or that the reader may not see: a link to its list.
 */
export function MissingPage(props: {
  title: string;
  list: { to: string; words: string };
  children: ReactNode;
}) {
  const { title, list, children } = props;
  return (
    <EmptyState
      heading="h1"
      title={title}
      actions={
        <Link to={list.to} className={buttonClass({ kind: 'primary' })}>
          {list.words}
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
