import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';

/** Address of the login that returns to this page, optionally to the part with this id. */
export function useLoginBack(part = ''): string {
  const { pathname, search } = useLocation();
  return paths.login({ back: `${pathname}${search}${part && `#${part}`}` });
}
