import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import qs from 'qs';
import { AppError } from './app-error.ts';
import { langOf, makeNonce } from './http-server.ts';
import { type PageSources, pageContentPolicy, workerContentPolicy } from './security-headers.ts';
import { originsOf, pictureOriginsOf, type ServiceAddresses } from './service-addresses.ts';

/** The built web client: `render` renders a page on the server; the rest are files. */
export interface WebBuild {
  clientDir: string;
  render(request: {
    url: string;
    lang: string;
    nonce: string;
    services: ServiceAddresses;
    api: (method: 'GET' | 'POST', path: string, data: object | undefined) => Promise<unknown>;
  }): Promise<{ status: number; headers: Record<string, string>; html: string }>;
}

/** Loads the web client that `npm run build` wrote below `dist/web`; undefined if there is none. */
export async function loadWebBuild(distDir: string): Promise<WebBuild | undefined> {
  const entry = join(distDir, 'web/server/entry-server.js');
  if (!existsSync(entry)) return undefined;
  const { render } = (await import(pathToFileURL(entry).href)) as Pick<WebBuild, 'render'>;
  return { clientDir: join(distDir, 'web/client'), render };
}

/** Dependencies of page rendering. */
export interface PagesDeps {
  web: WebBuild | undefined;
  /** Origin of the portal's own addresses. */
  publicUrl: string;
  /** Sent to every page; a page that is rendered here calls in process. */
  services: ServiceAddresses;
  /** Returns the foreign origins from which pages may load resources, by the current settings. */
  findSources: () => Promise<PageSources>;
}

/**
 * Serves files under `/assets` with a cache time of a year (their names change with their content); any other GET
 * renders a page.
 */
export async function mountPages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const { web } = deps;
  if (web) {
    await app.register(fastifyStatic, {
      root: web.clientDir,
      wildcard: false,
      // Compressed copies from the build (web/compress-files.ts): sent in place of their files, never under their
      // own names.
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz'],
      index: false,
      immutable: true,
      maxAge: '365d',
      setHeaders: (reply, path) => {
        if (!path.includes('/assets/') || /\/(build|manifest)\.json$/.test(path)) {
          reply.header('cache-control', 'no-cache');
        }
        // The path of a compressed copy has one more suffix.
        if (path.includes('/offline-worker.js')) reply.header('content-security-policy', workerContentPolicy);
        // Clients at other origins show these files: the default avatar.
        if (path.includes('/static/')) reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
  app.get('/*', async (request, reply) => {
    if (!web) throw new AppError('call_unknown');
    return drawPage(app, { ...deps, web }, request, reply);
  });
  // Requests with other methods that match no call.
  app.setNotFoundHandler(async () => {
    throw new AppError('call_unknown');
  });
}

const noSources: PageSources = { images: [], frames: [], calls: [] };

async function drawPage(
  app: FastifyInstance,
  { web, publicUrl, services, findSources }: PagesDeps & { web: WebBuild },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const nonce = makeNonce();
  const lang = langOf(request);
  // Whether a call of this page was refused for an outage; then the page's error is not a bug.
  let isOut = false;
  // If the foreign origins cannot be read, the page is still rendered, without any.
  const sources = findSources().catch(() => noSources);
  const page = await web.render({
    url: publicUrl + request.url,
    lang,
    nonce,
    services,
    api: async (method, path, data) => {
      const isGet = method === 'GET';
      const response = await app.inject({
        method,
        url: `/api/${path}${isGet && data ? `?${qs.stringify(data)}` : ''}`,
        headers: { 'think-lang': lang, 'content-type': 'application/json' },
        remoteAddress: request.ip,
        ...(isGet ? {} : { payload: JSON.stringify(data ?? {}) }),
      });
      if (response.statusCode === 503) isOut = true;
      return response.json();
    },
  });
  // Search engines and monitors retry after 503; after 500 they report a broken page.
  const status = isOut && page.status >= 500 ? 503 : page.status;
  if (status === 503) reply.header('retry-after', '5');
  const { images, frames, calls } = await sources;
  const allowed = {
    images: [...new Set([...pictureOriginsOf(services), ...images])],
    frames,
    calls: [...new Set([...originsOf(services), ...calls])],
  };
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-cache',
      vary: 'Cookie',
      'content-security-policy': pageContentPolicy(nonce, allowed),
    })
    .headers(page.headers)
    .type('text/html; charset=utf-8')
    .send(page.html);
}
