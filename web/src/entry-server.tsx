import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { basePhrases } from './base-phrases.ts';
import { createConsoleRoutes } from './console/routes.tsx';
import { isConsole } from './console-address.ts';
import { ConsoleShell } from './console-shell.tsx';
import { documentHtml } from './document.ts';
import { earlyAddresses } from './early-reads.ts';
import { MemberShell } from './member-shell.tsx';
import { paths } from './paths.ts';
import { createApi } from './platform/api/api.ts';
import { type App, AppProvider } from './platform/app.tsx';
import { emptyHead } from './platform/head/head-tags.ts';
import { asLanguage, type Language, languageAsked, phraseFolder } from './platform/i18n/language.ts';
import { phrasePath } from './platform/i18n/phrase-modules.ts';
import { loadPhrases, phrasesOf } from './platform/i18n/phrases.ts';
import { createNotices } from './platform/notify/notices.ts';
import type { PageHandle } from './platform/page/page-handle.ts';
import { createSession, type Session } from './platform/session/session.ts';
import type { RenderReply, RenderRequest } from './render-request.ts';
import { createRoutes } from './routes.tsx';

/** Renders the page of an address for a guest. A member's page is sent as a shell that the browser fills. */
export async function render(request: RenderRequest): Promise<RenderReply> {
  const lang = asLanguage(request.lang);
  await loadPhrases(lang, basePhrases);
  const app = createServerApp(request, lang);
  const url = new URL(request.url);
  const routes = isConsole(url.pathname) ? createConsoleRoutes(app) : createRoutes(app);
  const matches = matchRoutes(routes, url.pathname) ?? [];
  const handles = matches.flatMap(({ route }) => (route.handle ? [route.handle as PageHandle] : []));
  const chunks = handles.flatMap((handle) => chunksOf(handle, lang));
  const earlyCalls = earlyAddresses(
    handles.at(-1)?.file ?? '',
    { search: url.searchParams, params: matches.at(-1)?.params ?? {} },
    request.services.apiUrl ?? '',
  );
  if (handles.some((handle) => handle.browserOnly)) {
    const status = matches.at(-1)?.route.path === '*' ? 404 : 200;
    return shell(request, app, { pathname: url.pathname, chunks, earlyCalls, status });
  }

  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return redirection(context);
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(
    <AppProvider app={app}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProvider>,
  );
  return {
    status: context.statusCode,
    headers: htmlHeaders,
    html: documentHtml({
      request,
      app,
      body,
      chunks,
      earlyCalls,
      drawn: drawnData(context),
      ownFace: handles.some((handle) => handle.ownFace),
    }),
  };
}

function createServerApp(request: RenderRequest, lang: Language): App {
  const session: Session = createSession(() => api, {
    stored: false,
    loginPath: (back) => paths.login({ back }),
  });
  const api = createApi({
    transport: ({ method, path, data }) => request.api(method, path, data),
    headers: () => ({}),
    explain: (failure) => failure.message,
  });
  return {
    lang,
    addressLang: languageAsked(new URL(request.url).search),
    api,
    session,
    notices: createNotices(),
    assetUrl: request.services.assetUrl ?? '',
    head: emptyHead,
    origin: new URL(request.url).origin,
    nonce: request.nonce,
  };
}

/** Data with which the browser hydrates the page without further requests. An error is sent by its kind only. */
function drawnData(context: StaticHandlerContext): object {
  const errors = context.errors
    ? Object.fromEntries(
        Object.entries(context.errors).map(([id, error]) => [
          id,
          isRouteErrorResponse(error)
            ? { status: error.status, statusText: error.statusText, internal: false, data: null }
            : {},
        ]),
      )
    : null;
  return { loaderData: context.loaderData, errors };
}

function redirection(response: Response): RenderReply {
  return {
    status: response.status,
    headers: { location: response.headers.get('location') ?? '/' },
    html: '',
  };
}

interface ShellParts {
  pathname: string;
  chunks: string[];
  earlyCalls: string[];
  status: number;
}

/** A page that needs a login: its frame, until the browser knows the reader. */
async function shell(
  request: RenderRequest,
  app: App,
  { pathname, status, ...parts }: ShellParts,
): Promise<RenderReply> {
  app.head = { ...emptyHead, title: phrasesOf(app.lang, 'layout')('siteTitle'), indexed: false };
  // The navigation depends on the site's settings; without them the frame is still rendered.
  await app.session.loadSite().catch(() => {});
  const frame = isConsole(pathname) ? (
    <ConsoleShell app={app} />
  ) : (
    <MemberShell app={app} pathname={pathname} />
  );
  return {
    status,
    headers: htmlHeaders,
    html: documentHtml({ request, app, body: renderToString(frame), ...parts, drawn: null }),
  };
}

/** Client files of a page, by their sources. */
function chunksOf(handle: PageHandle, lang: Language): string[] {
  const words = [...basePhrases, ...handle.phrases];
  return [
    ...(handle.file ? [`src/${handle.file}`] : []),
    ...words.map((name) => `../phrases/src/${phrasePath(phraseFolder(lang), name)}`),
  ];
}

const htmlHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'cookie, accept-language',
};
