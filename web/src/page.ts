import { type ComponentType, createElement } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { consoleAddressOf } from './console-address.ts';
import { RouteErrorPage } from './error-pages/route-error-page.tsx';
import type { App } from './platform/app.tsx';
import { reloadDecided } from './platform/build-watch/build-watch.ts';
import type { PhraseName } from './platform/i18n/phrase-modules.ts';
import { loadPhrases } from './platform/i18n/phrases.ts';
import type { PageHandle } from './platform/page/page-handle.ts';

/** Exports of a page's file: the page and its loader. */
export interface PageModule {
  Page: ComponentType;
  /** Runs on the server for public pages, in the browser otherwise. Its result is read with `useLoaderData`. */
  load?: (app: App, args: LoaderFunctionArgs) => Promise<unknown>;
}

export interface PageOptions {
  /** The route's name, for the few that have one. */
  id?: string;
  /** The phrase modules the page speaks with. */
  phrases?: readonly PhraseName[];
  /** Requires a login and is rendered in the browser only. Staff are led to the console. */
  member?: boolean;
  /** Page of the console: requires a login and is rendered in the browser only; its layout refuses agencies. */
  staff?: boolean;
  /** For cheap phones on slow lines: set in the device's own face. */
  ownFace?: boolean;
  /** Kept on the device by itself: the banner of a lost line would only frighten. */
  opensOffline?: boolean;
}

export type PageFiles = Readonly<Record<string, () => Promise<PageModule>>>;

type DeclarePage = (app: App, path: string, name: string, options: PageOptions) => RouteObject;

/**
 * Returns the function that declares the pages of one application. Script and phrases of a page are loaded together when
 * it is first visited. `name` is its file below `folder`: `hotels/list/hotel-list-page` in `features/`.
 */
export function pagesIn(folder: string, files: PageFiles): DeclarePage {
  return (app, path, name, options) => {
    const file = `${folder}${name}.tsx`;
    const load = files[`./${file}`];
    if (!load) throw new Error(`there is no page ${file}`);
    return pageRoute(app, path, { file, load }, options);
  };
}

function pageRoute(
  app: App,
  path: string,
  { file, load }: { file: string; load: () => Promise<PageModule> },
  { id, phrases = [], member = false, staff = false, ownFace = false, opensOffline = false }: PageOptions,
): RouteObject {
  const needsLogin = member || staff;
  return {
    ...(id === undefined ? {} : { id }),
    ...(path === '/' ? { index: true as const } : { path }),
    handle: { file, phrases, browserOnly: needsLogin, ownFace, opensOffline } satisfies PageHandle,
    ErrorBoundary: RouteErrorPage,
    lazy: async () => {
      const parts = async () => {
        try {
          const [module] = await Promise.all([load(), loadPhrases(app.lang, phrases)]);
          return module;
        } catch (cause) {
          await reloadDecided();
          throw cause;
        }
      };
      // The router renders nothing at all where `lazy` fails; a loader that fails is rendered as a failed page.
      let module = await parts().catch(() => null);
      return {
        Component:
          module?.Page ??
          (() => {
            // A page rendered by the server is never blank: without its script it shows an error.
            if (!module) throw new Error(`${file} could not be loaded`);
            return createElement(module.Page);
          }),
        loader: async (args: LoaderFunctionArgs) => {
          module ??= await parts();
          if (needsLogin) await app.session.requireMember(args.request);
          if (member && app.session.get().profile?.role === 'operator')
            throw redirect(consoleAddressOf(args.request.url));
          return (await module.load?.(app, args)) ?? null;
        },
      };
    },
  };
}
