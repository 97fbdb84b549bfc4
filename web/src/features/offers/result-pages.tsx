import { useNavigate } from 'react-router';
import { ListPages } from '../../platform/page/list-pages.tsx';

/** Page size of the server. */
const perPage = 20;

/** Pagination of a list with more than one page; `page` counts from 1. */
export function ResultPages(props: { page: number; total: number; href: (page: number) => string }) {
  const navigate = useNavigate();
  if (props.total <= perPage) return null;
  return (
    <div className="mt-6">
      <ListPages {...props} perPage={perPage} onGo={(next) => void navigate(props.href(next))} />
    </div>
  );
}
