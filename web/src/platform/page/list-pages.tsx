import { Pagination } from '@serai/ui/pagination';
import { useHrefOf } from '../i18n/links-in-language.tsx';
import { usePhrases } from '../i18n/phrases.ts';

/** Pagination of a list of `total` rows; `page` counts from 1. */
export function ListPages(props: {
  page: number;
  total: number;
  perPage: number;
  href: (page: number) => string;
  onGo: (page: number) => void;
}) {
  const { page, total, perPage, href, onGo } = props;
  const common = usePhrases('common');
  const hrefOf = useHrefOf();
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / perPage)}
      href={(number) => hrefOf(href(number))}
      onGo={onGo}
      words={{
        label: common('pagination'),
        previous: common('previousPage'),
        next: common('nextPage'),
        page: (number) => common('pageNumber', { page: number }),
      }}
    />
  );
}
