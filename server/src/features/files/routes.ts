import { openFile as openFileCall } from '@serai/contract/files/links';
import { type Db, type Route, route } from '../../calls.ts';
import { type FileMakers, openFile } from './link-file.ts';

/** Route that opens every link to a file. */
export function fileRoutes(deps: { db: Db; makers: FileMakers }): Route[] {
  return [route(openFileCall, (call) => openFile(deps, call))];
}
