import type { ReplyOf } from '@serai/contract/endpoint';
import type { listMenuEntries, showSiteSettings } from '@serai/contract/site/desk';
import { useLoaderData } from 'react-router';
import type { App } from '../../platform/app.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { MenuEntries } from './menu-entries.tsx';
import { SettingsForm } from './settings-form.tsx';

type Shown = ReplyOf<typeof showSiteSettings> & ReplyOf<typeof listMenuEntries>;

/** A reader without the right is refused by the server, and the forbidden page is shown. */
export async function load({ api }: App): Promise<Shown> {
  const [site, menus] = await Promise.all([
    api.get('console/site/show', {}, { quiet: true }),
    api.get('console/menu/list', {}, { quiet: true }),
  ]);
  return { ...site, ...menus };
}

/** Site page of operators: settings, and the menus around the pages. */
export function Page() {
  const t = usePhrases('console-site');
  const { settings, uploadModes, list } = useLoaderData<Shown>();
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('title')} indexed={false} />
      <h1 className="text-title font-strong">{t('title')}</h1>
      <p className="mt-1 text-muted">{t('text')}</p>
      <div className="mt-6 grid gap-4">
        <SettingsForm settings={settings} uploadModes={uploadModes} />
        <MenuEntries entries={list} />
      </div>
    </div>
  );
}
