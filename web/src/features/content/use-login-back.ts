import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';

/** Where one logs in and comes back to this page. */
export function useLoginBack(): string {
  const { pathname, search } = useLocation();
  return paths.login({ back: pathname + search });
}
