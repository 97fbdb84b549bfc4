import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../app.tsx';
import type { Language } from '../i18n/language.ts';
import { usePhrases } from '../i18n/phrases.ts';
import { useSiteName } from '../session/use-site-name.ts';
import { emptyHead, type Head, type HeadTag, headTags } from './head-tags.ts';
import { sharePicture } from './site-facts.ts';

export interface PageHeadProps {
  /** The page's title, to which the site's name is added. Empty on the home page. */
  title: string;
  description?: string;
  /** False hides it from search engines. */
  indexed?: boolean;
  /**
   * Canonical address if another address shows the same page, or if a part of the query makes it another page;
   * default the path.
   */
  path?: string | undefined;
  /** Languages in which the page exists; default all. */
  langs?: readonly Language[] | undefined;
  /** Language of its text, if it differs from the reader's. */
  lang?: Language | undefined;
  /** A picture, in the format of pages; default the site’s own. */
  image?: string | undefined;
  type?: Head['type'] | undefined;
  /** Facts in the vocabulary of schema.org. */
  structured?: readonly object[] | undefined;
}

/** Sets the metadata of the document, on the server and on every later page. Renders nothing. */
export function PageHead(props: PageHeadProps) {
  const {
    title,
    description = '',
    indexed = true,
    image = sharePicture,
    type = 'website',
    structured = [],
  } = props;
  const app = useApp();
  const { pathname } = useLocation();
  const t = usePhrases('layout');
  const siteName = useSiteName();
  const head: Head = {
    title: title ? `${title} · ${siteName}` : `${siteName} · ${t('tagline')}`,
    description,
    indexed,
    path: props.path ?? pathname,
    langs: props.langs ?? emptyHead.langs,
    lang: props.lang ?? app.lang,
    image: new URL(image, app.origin).href,
    type,
    siteName,
    feed: t('feedTitle', { site: siteName }),
    structured,
  };
  if (typeof document === 'undefined') app.head = head;
  const said = JSON.stringify(head);
  useEffect(() => {
    const now = JSON.parse(said) as Head;
    document.title = now.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', now.description);
    replaceTags(headTags(now, location.origin));
  }, [said]);
  return null;
}

/** Replaces the elements of the previous page by those of this page. */
function replaceTags(tags: readonly HeadTag[]): void {
  for (const former of document.head.querySelectorAll('[data-head]')) former.remove();
  document.head.append(
    ...tags.map(({ tag, attributes, text = '' }) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.setAttribute('data-head', '');
      element.textContent = text;
      return element;
    }),
  );
}
