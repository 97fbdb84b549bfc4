import { createContext, type ReactNode, useContext } from 'react';
import type { Api } from './api/api.ts';
import type { Head } from './head/head-tags.ts';
import type { Language } from './i18n/language.ts';
import type { NoticeStore } from './notify/notices.ts';
import type { Session } from './session/session.ts';

/** Context of all pages. One per browser; on the server one per request, so that visitors are isolated. */
export interface App {
  lang: Language;
  /** The language that the address asked for, which links then ask for, too; null where it is the reader's own choice. */
  addressLang: Language | null;
  api: Api;
  session: Session;
  notices: NoticeStore;
  /** Where relative asset paths lead while the site has no CDN address; empty = where the page came from. */
  assetUrl: string;
  /** Filled by `PageHead` while the server draws; read when the document is put together. */
  head: Head;
  /** The portal's own origin, for addresses that are read elsewhere. */
  origin: string;
  /** The document's nonce; empty in the browser, where the platform hides it. */
  nonce: string;
}

const AppContext = createContext<App | null>(null);

export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

/** The app around this component: language, api, session, notices. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp outside of AppProvider');
  return app;
}

/** Calls to our own HTTP API. */
export function useApi(): Api {
  return useApp().api;
}
