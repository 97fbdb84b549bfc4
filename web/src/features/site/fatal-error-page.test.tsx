import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { type App, AppProvider } from '../../platform/app.tsx';
import { loadPhrases } from '../../platform/i18n/phrases.ts';
import { createRoutes } from '../../routes.tsx';
import { FatalErrorPage } from './fatal-error-page.tsx';

beforeAll(() => loadPhrases('en', ['errors-page', 'layout']));

test('a fatal error shows the generic error page, whatever has failed', () => {
  const state = { site: null };
  const session = { get: () => state, getGuest: () => state, subscribe: () => () => {} };
  const app = { lang: 'en', head: {}, session } as unknown as App;
  expect(createRoutes(app)[0]?.ErrorBoundary).toBe(FatalErrorPage);
  const page = renderToStaticMarkup(
    <AppProvider app={app}>
      <FatalErrorPage />
    </AppProvider>,
  );
  expect(page).toMatch(/<h1[^>]*>Something went wrong on this page<\/h1>/);
  expect(page).toContain('href="/"');
});
