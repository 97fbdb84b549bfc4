import { guardClicks } from '@serai/ui/steady-clicks';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { basePhrases } from './base-phrases.ts';
import { createBrowserApp } from './browser-app.ts';
import { type App, AppProvider } from './platform/app.tsx';
import { watchBuild } from './platform/build-watch/build-watch.ts';
import { reloadIsHeld } from './platform/build-watch/hold-reload.ts';
import { stayWhileOffline } from './platform/connection/stay-while-offline.ts';
import { AfterTakeover, holdEarlyInput } from './platform/early-input/early-input.tsx';
import { asLanguage } from './platform/i18n/language.ts';
import { loadPhrases, phrasesOf } from './platform/i18n/phrases.ts';
import { progress } from './platform/progress/progress.ts';
import { endMemberWait, MemberWaits } from './platform/session/member-waits.tsx';
import type { SiteReply } from './platform/session/session.ts';

type CreateRoutes = (app: App) => RouteObject[];

/** Takes over the page the server has rendered, or renders one that needs a login. */
export async function startApp(loadRoutes: () => Promise<CreateRoutes>): Promise<void> {
  // First of all: parts of the very first page can be missing, too.
  let going: ReturnType<typeof createBrowserRouter> | null = null;
  watchBuild(document.querySelector('meta[name="build"]')?.getAttribute('content') ?? '', () => {
    const next = going?.state.navigation.location;
    return next ? next.pathname + next.search + next.hash : null;
  });
  guardClicks(document);
  const lang = asLanguage(document.documentElement.lang);
  const [createRoutes] = await Promise.all([loadRoutes(), loadPhrases(lang, basePhrases)]);
  const app = createBrowserApp(lang, (path) => void router.navigate(path));
  const routes = createRoutes(app);
  const drawn = readDrawn();
  if (drawn) {
    const site = drawn.loaderData.root as SiteReply | undefined;
    if (site) app.session.seed(site);
    await resolveLazy(routes);
  }
  const router = createBrowserRouter(routes, drawn ? { hydrationData: drawn } : {});
  going = router;
  const say = phrasesOf(lang, 'common');
  stayWhileOffline(router, () => app.notices.show('warning', say('offlineStay')));
  window.addEventListener('online', () => {
    app.notices.show('success', say('onlineAgain'));
    // Revalidation may fail and replace the page by an error, which would lose typed text.
    if (!reloadIsHeld()) void router.revalidate();
  });
  let ownPageHasCome = () => {};
  const ownPage = new Promise<void>((resolve) => {
    ownPageHasCome = resolve;
  });
  const root = document.getElementById('root')!;
  const tree = (
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>
  );
  if (drawn) {
    const typeAgain = holdEarlyInput(root);
    hydrateRoot(
      root,
      <AfterTakeover done={() => takenOver(typeAgain)}>
        <MemberWaits until={ownPage}>{tree}</MemberWaits>
      </AfterTakeover>,
    );
  } else {
    progress.start();
    await initialized(router);
    createRoot(root).render(tree);
    progress.done();
    document.documentElement.dataset.ready = '';
    endMemberWait();
  }
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') progress.done();
    else progress.start();
  });
  if (drawn && app.session.get().user) await router.revalidate();
  ownPageHasCome();
}

/** The page is interactive from here; until then the cursor shows that it is loading (styles.css). */
function takenOver(typeAgain: () => void): void {
  typeAgain();
  document.documentElement.dataset.ready = '';
}

interface Drawn {
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
}

function readDrawn(): Drawn | null {
  const text = document.getElementById('drawn')?.textContent;
  return text ? (JSON.parse(text) as Drawn) : null;
}

/** The routes of this address must be whole before the router is made, or it would start with a blank page. */
async function resolveLazy(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, location.pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
