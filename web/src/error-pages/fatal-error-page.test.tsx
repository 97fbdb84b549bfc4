import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { ApiFailure } from '../platform/api/api.ts';
import { type App, AppProvider } from '../platform/app.tsx';
import { loadPhrases } from '../platform/i18n/phrases.ts';
import { notFound } from '../platform/page/not-found.ts';
import { createRoutes } from '../routes.tsx';

beforeAll(() => loadPhrases('en', ['errors-page', 'layout']));

/** Renders the page at an address when loading the site itself fails with this error. */
async function drawFailed(failure: unknown): Promise<string> {
  const state = { site: null };
  const session = {
    get: () => state,
    getGuest: () => state,
    subscribe: () => () => {},
    loadSite: () => Promise.reject(failure),
  };
  const app = { lang: 'en', origin: 'http://localhost', head: {}, session } as unknown as App;
  const { query, dataRoutes } = createStaticHandler(createRoutes(app));
  const context = await query(new Request('https://serai.example/no/such-thing'));
  if (context instanceof Response) throw new Error('redirected');
  return renderToStaticMarkup(
    <AppProvider app={app}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppProvider>,
  );
}

// Covers 2.49.
test.each([
  ['a broken server', new ApiFailure('Server internal error!', 0, null, 500)],
  ['a fault of ours', new TypeError('x is undefined')],
])('error page: unexpected error after %s → internal error', async (_what, failure) => {
  const page = await drawFailed(failure);
  expect(page).toMatch(/<h1[^>]*><span[^>]*>Something went wrong on this page<\/span><\/h1>/);
  expect(page).toContain('href="/"');
  expect(page).not.toContain('Page not found');
});

// Covers 2.49.
test.each([
  ['an answer 404', notFound()],
  ['a call that is not there', new ApiFailure('Error requesting address: /api/x', 0, null, 404)],
])('error page: missing page after %s → not found', async (_what, failure) => {
  const page = await drawFailed(failure);
  expect(page).toMatch(/<h1[^>]*><span[^>]*>Page not found[^<]*\/no\/such-thing<\/span><\/h1>/);
  expect(page).not.toContain('Something went wrong');
});
