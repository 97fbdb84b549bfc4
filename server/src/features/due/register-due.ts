import { listDue as endpoint } from '@serai/contract/accounts/due';
import { type Db, route } from '../../calls.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import type { DueSource } from './due-source.ts';
import { listDue } from './list-due.ts';

/** Registers the list of what waits for members; `dueSources` are contributed by the features whose objects wait. */
export function registerDue({ db, dueSources }: { db: Db; dueSources: readonly DueSource[] }): FeatureParts {
  return { routes: [route(endpoint, (call) => listDue(db, dueSources, call))] };
}
