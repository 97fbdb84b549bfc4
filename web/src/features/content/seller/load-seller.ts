import type { keptPages } from '@serai/contract/content/article-states';
import type { Got } from '../../../platform/api/calls.ts';
import type { App } from '../../../platform/app.tsx';
import { loadKeptPage } from '../load-text.ts';

export interface SellerData {
  init: Got<'cms.Index/init'>;
  /** Null if the seller has written none. */
  text: Got<'cms.Content/page'> | null;
}

/** Creates a loader of the seller's data and the text stored under this slug. */
export function sellerLoader(slug: (typeof keptPages)[number]) {
  return async (app: App): Promise<SellerData> => {
    const [init, text] = await Promise.all([
      app.api.get('cms.Index/init', {}, { quiet: true }),
      loadKeptPage(app, slug),
    ]);
    return { init, text };
  };
}
