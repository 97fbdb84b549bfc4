import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiFailure } from '../platform/api/api.ts';
import { FailedPage } from './failed-page.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Replaces a page that could not be shown; the layout around it remains. */
export function RouteErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (error instanceof ApiFailure && (error.code === 401 || error.status === 403)) return <ForbiddenPage />;
  return <FailedPage />;
}
