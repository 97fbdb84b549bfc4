import type { Db, Route } from '../../calls.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import { findStaffRoute } from '../activity/activity.ts';
import type { SubjectDeciders } from './decide-request.ts';
import { endDueRequests } from './end-due-requests.ts';
import { secondPersonRoutes } from './routes.ts';

interface Deps {
  db: Db;
  deciders: SubjectDeciders;
  /** Routes of all features. */
  registered: { routes: readonly Route[] };
}

/** Registers requests that wait for a second person. */
export function registerSecondPerson({ db, deciders, registered }: Deps): FeatureParts {
  const findRoute = (path: string) => findStaffRoute(registered.routes, path);
  return {
    routes: secondPersonRoutes({ db, deciders, findStaffRoute: findRoute }),
    jobs: [{ name: 'end-due-requests', cron: '* * * * *', run: (now) => endDueRequests(db, findRoute, now) }],
  };
}
