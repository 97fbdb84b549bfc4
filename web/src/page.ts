import { type ComponentType, createElement } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { consoleHome } from './console-home.ts';
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
  /** Guards auth and user-mount. Such a page is rendered in the browser only. */
  member?: boolean;
  /** Operators use it, too; from other members' pages, which are an agency's, they are led to the console. */
  operators?: boolean;
  /** For cheap phones on slow lines: set in the device's own face. */
  ownFace?: boolean;
  /** Kept on the device by itself: the banner of a lost line would only frighten. */
  opensOffline?: boolean;
}

/**
 * A page of the route table: its script and its words are loaded together when it is first visited. `name` is its file
 * below `features`, `hotels/list/hotel-list-page`.
 */
export function page(
  app: App,
  path: string,
  name: string,
  { id, phrases = [], member = false, operators = false, ownFace = false, opensOffline = false }: PageOptions,
): RouteObject {
  const file = `features/${name}.tsx`;
  const load = pageFiles[`./${file}`];
  if (!load) throw new Error(`there is no page ${file}`);
  return {
    ...(id === undefined ? {} : { id }),
    ...(path === '/' ? { index: true as const } : { path }),
    handle: { file, phrases, browserOnly: member, ownFace, opensOffline } satisfies PageHandle,
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
          if (member) {
            await app.session.requireMember(args.request);
            if (!operators && app.session.get().profile?.role === 'operator')
              throw redirect(consoleHome(app));
          }
          return (await module.load?.(app, args)) ?? null;
        },
      };
    },
  };
}

/** Every page; what is shared by pages is not called one. */
export const pageFiles = import.meta.glob<PageModule>('./features/**/*-page.tsx');
