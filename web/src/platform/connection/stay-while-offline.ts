import { createPath, type DataRouter, matchRoutes, type To } from 'react-router';
import type { PageHandle } from '../page/page-handle.ts';

/**
 * Keeps the reader on the current page if the browser is offline and the target cannot be shown: input is
 * kept, and `say` explains it. A visited member page shows its cached data.
 */
export function stayWhileOffline(router: DataRouter, say: () => void): void {
  const navigate = router.navigate.bind(router) as (
    to: To | number | null,
    options?: object,
  ) => Promise<void>;
  router.navigate = async (to: To | number | null, options?: object) => {
    if (!navigator.onLine && to !== null && typeof to !== 'number' && needsLine(router, to)) say();
    else await navigate(to, options);
  };
}

function needsLine(router: DataRouter, to: To): boolean {
  const here = new URL(createPath(router.state.location), location.origin);
  const target = new URL(
    typeof to === 'string' ? to : createPath({ ...router.state.location, hash: '', ...to }),
    here,
  );
  if (target.pathname === here.pathname && target.search === here.search) return false;
  const routes = matchRoutes(router.routes, target.pathname)?.map(({ route }) => route) ?? [];
  // A route that was never open still has its `lazy`; a public page asks the server before it is shown.
  return (
    routes.some(({ lazy }) => lazy) ||
    !routes.some(({ handle }) => (handle as PageHandle | undefined)?.browserOnly)
  );
}
