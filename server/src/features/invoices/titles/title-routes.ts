import * as calls from '@serai/contract/invoices/titles';
import { command, type Db, type Route, route } from '../../../calls.ts';
import { deleteTitle } from './delete-title.ts';
import { listTitles } from './list-titles.ts';
import { saveTitle } from './save-title.ts';

/** Routes of the titles of an agency's invoices. */
export function titleRoutes({ db }: { db: Db }): Route[] {
  return [
    route(calls.listTitles, (call) => listTitles(db, call)),
    command(db, calls.saveTitle, saveTitle),
    route(calls.deleteTitle, (call) => deleteTitle(db, call)),
  ];
}
