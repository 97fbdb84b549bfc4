import { ApiFailure } from '../../platform/api/api.ts';
import type { Got } from '../../platform/api/calls.ts';
import type { App } from '../../platform/app.tsx';
import { notFound } from '../../platform/page/not-found.ts';

/** Returns the reply, or throws the 404 page if it is missing or the address is invalid. */
export async function foundOr404<Reply>(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply;
  } catch (cause) {
    if (isUnknown(cause)) throw notFound();
    throw cause;
  }
}

/** Loads a page of the seller by its fixed slug; null if there is none. */
export async function loadKeptPage(app: App, slug: string): Promise<Got<'cms.Content/page'> | null> {
  try {
    return await app.api.get('cms.Content/page', { id: slug }, { quiet: true });
  } catch (cause) {
    if (isUnknown(cause)) return null;
    throw cause;
  }
}

function isUnknown(cause: unknown): boolean {
  if (!(cause instanceof ApiFailure)) return false;
  return cause.reason === 'not_found' || Object.keys(cause.fieldErrors).length > 0;
}
