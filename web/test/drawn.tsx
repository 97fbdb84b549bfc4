import type { SiteContact } from '@serai/contract/site/site';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type App, AppProvider } from '../src/platform/app.tsx';
import { createNotices } from '../src/platform/notify/notices.ts';
import { pageOf } from '../src/platform/session/permission-nodes.ts';
import type { SessionState } from '../src/platform/session/session.ts';

/** Where the seller of the rendered pages is reached. */
export const contact: SiteContact = {
  servicePhone: '+86 871 555 0100',
  urgentPhone: '+95 9 555 0199',
  serviceEmail: 'help@example.com',
  workHours: '1-6 09:00-18:00',
  workZone: 'Asia/Shanghai',
};

/** Address of a rendered page, and the permissions of its reader. */
interface Drawing {
  at?: string;
  nodes?: readonly string[];
}

/** The markup of a part of a page in English; load its phrases first. */
export function markupOf(what: ReactNode, { at = '/', nodes = [] }: Drawing = {}): string {
  const pages = new Set(nodes.map(pageOf));
  const permissions = new Map(
    [...pages].map((page) => [page, new Set(nodes.filter((node) => pageOf(node) === page))]),
  );
  const state = { contact, permissions } as unknown as SessionState;
  const session = { get: () => state, getGuest: () => state, subscribe: () => () => {} };
  const app = {
    lang: 'en',
    origin: 'http://localhost',
    head: {},
    notices: createNotices(),
    session,
  } as unknown as App;
  return renderToStaticMarkup(
    <AppProvider app={app}>
      <StaticRouter location={at}>{what}</StaticRouter>
    </AppProvider>,
  );
}

/** Returns the English text of a rendered part, without markup. */
export function drawn(what: ReactNode, drawing?: Drawing): string {
  return wordsOf(markupOf(what, drawing));
}

/** Returns the text beside each name in rendered lists; several texts of one name are separated by ` | `. */
export function factsOf(what: ReactNode): Map<string, string> {
  const facts = new Map<string, string>();
  for (const [, name, value] of markupOf(what).matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)) {
    const before = facts.get(wordsOf(name));
    facts.set(wordsOf(name), [...(before === undefined ? [] : [before]), wordsOf(value)].join(' | '));
  }
  return facts;
}

function wordsOf(html = ''): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
