import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { lineText } from '../text.ts';
import { viewLists } from './view-lists.ts';

/** A list with filters that a user has given a name. */
export const savedView = z.object({
  id: z.int(),
  name: z.string(),
  /** Search of the list's address without the place in it, e.g. `status=processing&sort=service`. */
  query: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

const list = z.enum(viewLists);
const reply = z.object({ list: z.array(savedView) });

export const listSavedViews = endpoint({
  method: 'GET',
  path: 'savedView/list',
  title: "list the caller's saved views of a list, by name",
  access: 'user',
  input: z.strictObject({ list }),
  reply,
  errors: [],
});

export const saveView = endpoint({
  method: 'POST',
  path: 'savedView/save',
  title: 'save the filters of a list under a name, or replace those of that name',
  access: 'user',
  input: z.strictObject({
    list,
    name: lineText(40, 'view_name_required'),
    query: z.string().check(z.maxLength(500), z.regex(/^[\w\-.~%+&=]*$/)),
  }),
  reply,
  errors: ['views_full'],
});

export const removeView = endpoint({
  method: 'POST',
  path: 'savedView/remove',
  title: "remove one of the caller's saved views; no-op if it is gone",
  access: 'user',
  input: z.strictObject({ list, id }),
  reply,
  errors: [],
});
