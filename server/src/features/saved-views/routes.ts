import * as calls from '@serai/contract/accounts/saved-views';
import { type Db, type Route, route, userOf } from '../../calls.ts';
import { saveView } from './save-view.ts';
import { deleteView, findViews } from './view-store.ts';

/** The calls about saved views of lists. */
export function savedViewRoutes(db: Db): Route[] {
  return [
    route(calls.listSavedViews, async (call) => ({
      list: await findViews(db, { userId: userOf(call).userId, list: call.input.list }),
    })),
    route(calls.saveView, (call) => saveView(db, call)),
    route(calls.removeView, async (call) => {
      const shelf = { userId: userOf(call).userId, list: call.input.list };
      await deleteView(db, shelf, call.input.id);
      return { list: await findViews(db, shelf) };
    }),
  ];
}
