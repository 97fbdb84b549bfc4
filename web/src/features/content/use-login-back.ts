import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';

/** Where one logs in and comes back to this page, to the part of it with this id where there is one. */
export function useLoginBack(part = ''): string {
  const { pathname, search } = useLocation();
  return paths.login({ back: `${pathname}${search}${part && `#${part}`}` });
}
