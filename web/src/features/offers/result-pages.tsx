import { Pagination } from '@serai/ui/pagination';
import { useNavigate } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** As many offers as the server puts on a page. */
const perPage = 20;

/** The pages of a list; `page` counts from 1. */
export function ResultPages(props: { page: number; total: number; href: (page: number) => string }) {
  const { page, total, href } = props;
  const common = usePhrases('common');
  const navigate = useNavigate();
  return (
    <div className="mt-6">
      <Pagination
        page={page}
        pageCount={Math.ceil(total / perPage)}
        href={href}
        onGo={(next) => navigate(href(next))}
        words={{
          label: common('pagination'),
          previous: common('previousPage'),
          next: common('nextPage'),
          page: (number) => common('pageNumber', { page: number }),
        }}
      />
    </div>
  );
}
