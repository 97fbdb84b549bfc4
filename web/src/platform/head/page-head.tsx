import { useEffect } from 'react';
import { useApp } from '../app.tsx';
import { usePhrases } from '../i18n/phrases.ts';
import { useSiteName } from '../session/use-site-name.ts';

export interface PageHeadProps {
  /** The page's own title; the site's name is added. Empty on the home page. */
  title: string;
  description?: string;
  /** False keeps it out of search engines. */
  indexed?: boolean;
}

/** Title and description of the page, in the document the server sends and on every later page. Draws nothing. */
export function PageHead({ title, description = '', indexed = true }: PageHeadProps) {
  const app = useApp();
  const t = usePhrases('layout');
  const siteName = useSiteName();
  const whole = title ? `${title} · ${siteName}` : `${siteName} · ${t('tagline')}`;
  if (typeof document === 'undefined') Object.assign(app.head, { title: whole, description, indexed });
  useEffect(() => {
    document.title = whole;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [whole, description]);
  return null;
}
