import { buildSuffixIcon as iconCall, upload } from '@serai/contract/files/uploads';
import { type Db, type Route, route } from '../../calls.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { buildSuffixIcon } from './build-suffix-icon.ts';
import { uploadFile } from './upload-file.ts';

/** Routes for uploads; they are served from `/storage/…` (serve-file.ts). */
export function uploadRoutes(deps: { db: Db; storages: Storages; assetUrl: string }): Route[] {
  return [
    route(upload, async ({ input, caller, openFile, now }) => {
      if (!caller || !openFile) throw new AppError('need_login');
      const { driver, topic } = input;
      return {
        file: await uploadFile(deps, { sender: { userId: caller.userId }, driver, topic, openFile, now }),
      };
    }),
    route(iconCall, async (call) => buildSuffixIcon(call)),
  ];
}
