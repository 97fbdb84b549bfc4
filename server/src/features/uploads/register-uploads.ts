import type { Logger } from 'pino';
import type { Db } from '../../calls.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { cleanUploads } from './clean-uploads.ts';
import { uploadRoutes } from './routes.ts';
import { mountStorage } from './serve-file.ts';

interface Deps {
  db: Db;
  log: Logger;
  storages: Storages;
  assetUrl: string;
}

/** Registers uploads and the addresses of stored files. */
export function registerUploads(deps: Deps): FeatureParts {
  return {
    routes: uploadRoutes(deps),
    jobs: [{ name: 'clean-uploads', cron: '37 * * * *', run: (now) => cleanUploads(deps, now) }],
    mount: (server) => mountStorage(server, deps),
  };
}
