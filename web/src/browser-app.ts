import { paths } from './paths.ts';
import { createApi } from './platform/api/api.ts';
import { transportMessage } from './platform/api/failure-message.ts';
import { fetchTransport } from './platform/api/fetch-transport.ts';
import { readAssetAddress, readServiceAddresses } from './platform/api/service-addresses.ts';
import type { App } from './platform/app.tsx';
import { emptyHead } from './platform/head/head-tags.ts';
import { type Language, languageAsked } from './platform/i18n/language.ts';
import { phrasesOf } from './platform/i18n/phrases.ts';
import { createNotices } from './platform/notify/notices.ts';
import { tokenRenewal } from './platform/session/renew-token.ts';
import { createSession, type Session } from './platform/session/session.ts';

/** The app in a browser: calls by fetch, session in storage. `goTo` moves to another page of ours. */
export function createBrowserApp(lang: Language, goTo: (path: string) => void): App {
  const notices = createNotices();
  const transport = fetchTransport(readServiceAddresses());
  const session: Session = createSession(() => api, {
    stored: true,
    loginPath: (back) => paths.login({ back }),
  });
  const headers = () => {
    const token = session.get().user?.token;
    return { 'think-lang': lang, ...(token ? { 'ba-user-token': token } : {}) } as Record<string, string>;
  };
  const renewal = tokenRenewal(session, transport, headers);
  const api = createApi({
    transport,
    headers,
    beforeCall: renewal.beforeCall,
    renew: renewal.renew,
    hasLeft: session.hasLeft,
    notify: (kind, message) =>
      notices.show(kind, message || phrasesOf(lang, 'common')('operationSuccessful')),
    explain: (failure) => transportMessage(failure, phrasesOf(lang, 'common'), navigator.onLine),
    loginNeeded: (clearToken) => {
      if (clearToken) session.clear();
      // Any other reply about the login means that the user is already logged in: the user route.
      const target = clearToken ? session.loginPath(location.pathname + location.search) : paths.user();
      if (location.pathname !== new URL(target, location.origin).pathname) goTo(target);
    },
  });
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === 'userInfo' || event.key === 'ba-user-token') {
      session.syncFromStorage();
    }
  });
  return {
    lang,
    addressLang: languageAsked(location.search),
    api,
    session,
    notices,
    assetUrl: readAssetAddress(),
    head: emptyHead,
    origin: location.origin,
    nonce: readNonce(),
  };
}

/** Browsers hide the attribute from scripts but not the property. */
function readNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
