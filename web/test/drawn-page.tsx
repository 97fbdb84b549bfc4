import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router';
import { createApi } from '../src/platform/api/api.ts';
import { type App, AppProvider } from '../src/platform/app.tsx';
import { createNotices } from '../src/platform/notify/notices.ts';
import { createSession, type SessionState } from '../src/platform/session/session.ts';

/** Reply of a call: the envelope without its time. */
export interface Answer {
  code: number;
  msg: string;
  data: unknown;
}

interface PageDrawing<Data> {
  load: (app: App, args: LoaderFunctionArgs) => Promise<Data>;
  Page: () => ReactElement;
  /** Path and query. */
  at: string;
  /** As the route names the parts of its path. */
  route?: string;
  answer: (path: string) => Answer;
  /** Session of the reader; default a guest. */
  reader?: Partial<SessionState>;
}

/** The markup of a whole page in English, loaded by its own loader from these answers; load its phrases first. */
export async function pageMarkupOf<Data>(drawing: PageDrawing<Data>): Promise<string> {
  const { load, Page, at, answer, reader } = drawing;
  const api = createApi({
    transport: async ({ path }) => ({ time: 0, ...answer(path) }),
    headers: () => ({}),
    explain: (failure) => failure.reason,
  });
  const session = createSession(() => api, { stored: false, loginPath: () => '/user/login' });
  const state = { ...session.get(), ...reader };
  const app = {
    lang: 'en',
    head: {},
    origin: 'http://site.example',
    api,
    notices: createNotices(),
    session: { ...session, get: () => state, getGuest: () => state, loadSite: async () => ({}) },
  } as unknown as App;
  const { pathname } = new URL(at, 'http://site.example');
  const path = drawing.route ?? pathname;
  const names = path.split('/');
  const params = Object.fromEntries(
    pathname.split('/').flatMap((part, place) => {
      const name = names[place] ?? '';
      return name.startsWith(':') ? [[name.slice(1).replace('?', ''), part]] : [];
    }),
  );
  const request = new Request(`http://site.example${at}`);
  const data = await load(app, { request, params } as unknown as LoaderFunctionArgs);
  const router = createMemoryRouter([{ id: 'page', path, Component: Page, loader: () => data }], {
    initialEntries: [at],
    hydrationData: { loaderData: { page: data } },
  });
  return renderToStaticMarkup(
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
}
