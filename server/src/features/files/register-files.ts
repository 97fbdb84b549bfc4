import type { Db } from '../../calls.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import { daysBefore } from '../../platform/clock.ts';
import { type FileMakers, purgeFileLinks } from './link-file.ts';
import { fileRoutes } from './routes.ts';

interface Deps {
  db: Db;
  /** Files of all features. */
  registered: { files: FileMakers };
}

/** Registers the call that opens links to files. */
export function registerFiles({ db, registered }: Deps): FeatureParts {
  return {
    routes: fileRoutes({ db, makers: registered.files }),
    purge: async (now) => {
      await purgeFileLinks(db, daysBefore(now, 1));
    },
  };
}
