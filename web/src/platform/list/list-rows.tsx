import { buttonClass } from '@serai/ui/button';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { usePhrases } from '../i18n/phrases.ts';
import { ListPages } from '../page/list-pages.tsx';
import { firstPage, type Place, rowsPerPage } from './place.ts';
import type { Listed } from './use-list.ts';

/** Rows of a list page with links to other pages, or the empty state. */
export function ListRows(props: {
  reply: Listed;
  place: Place;
  href: (place: Place) => string;
  empty: ReactNode;
  /** The list is only a part of its page: going to another page of the list keeps the scroll position. */
  keepsScroll?: boolean;
  children: ReactNode;
}) {
  const { reply, place, href, empty, keepsScroll = false, children } = props;
  const navigate = useNavigate();
  const go = (to: Place) => void navigate(href(to), { preventScrollReset: keepsScroll });
  const isPastEnd = reply.list.length === 0;
  if (isPastEnd && reply.total === 0) return empty;
  const pageCount = Math.ceil(reply.total / rowsPerPage);
  const goesOn = reply.next !== null && (place.after !== null || place.page === pageCount);
  return (
    <>
      {!isPastEnd && children}
      <div className="mt-4 grid justify-items-center gap-2">
        {place.after === null && (
          <ListPages
            page={place.page}
            total={reply.total}
            perPage={rowsPerPage}
            href={(page) => href({ page, after: null })}
            onGo={(page) => go({ page, after: null })}
          />
        )}
        {(place.after !== null || goesOn || isPastEnd) && (
          <Beyond
            first={place.after !== null || isPastEnd ? href(firstPage) : null}
            next={goesOn ? href({ page: 1, after: reply.next }) : null}
            keepsScroll={keepsScroll}
          />
        )}
      </div>
    </>
  );
}

/** Links to the next page where pages are no longer numbered, and back to the first page. */
function Beyond(props: { first: string | null; next: string | null; keepsScroll: boolean }) {
  const { first, next, keepsScroll } = props;
  const common = usePhrases('common');
  return (
    <nav aria-label={common('pagination')} className="flex flex-wrap justify-center gap-2">
      {first !== null && (
        <Link to={first} preventScrollReset={keepsScroll} className={buttonClass({ size: 'compact' })}>
          {common('firstPage')}
        </Link>
      )}
      {next !== null && (
        <Link
          to={next}
          rel="next"
          preventScrollReset={keepsScroll}
          className={buttonClass({ size: 'compact' })}
        >
          {common('furtherRows')}
        </Link>
      )}
    </nav>
  );
}
