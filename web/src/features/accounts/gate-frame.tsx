import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { LanguageSwitch } from '../../platform/i18n/language-switch.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSiteName } from '../../platform/session/use-site-name.ts';
import { SiteMark } from '../../platform/site/site-mark.tsx';
import duskUrl from './serai-at-dusk.svg';

/**
 * Frame of the pages for login and registration: the scene on one side, the form on the other, below its heading if
 * it has one.
 */
export function GateFrame(props: { heading?: { title: string; text: string }; children: ReactNode }) {
  const { heading, children } = props;
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,11fr)_minmax(28rem,9fr)]">
      <Scene />
      <main id="content" tabIndex={-1} className="flex flex-col px-4 pb-8 outline-none sm:px-8">
        <div className="flex justify-end py-3">
          <LanguageSwitch />
        </div>
        <div className="mx-auto w-full max-w-md py-4 lg:my-auto">
          {heading && (
            <>
              <h1 className="text-title font-strong">{heading.title}</h1>
              <p className="mt-1 mb-4 text-muted">{heading.text}</p>
            </>
          )}
          {children}
        </div>
      </main>
    </div>
  );
}

/** The scene of a gate at dusk with its text: one side of the screen, or a strip above the form on a phone. */
function Scene() {
  const t = usePhrases('login');
  const siteName = useSiteName();
  return (
    <aside className="on-ink relative flex min-h-56 flex-col justify-between overflow-hidden bg-ink-deep text-on-ink lg:sticky lg:top-0 lg:h-dvh">
      <img
        src={duskUrl}
        alt=""
        width="1100"
        height="1200"
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover object-[50%_74%] lg:object-[50%_100%]"
      />
      <div className="absolute inset-x-0 top-0 h-16 bg-linear-to-b from-ink-deep/80 to-transparent lg:h-28" />
      <div className="absolute inset-x-0 bottom-0 h-36 bg-linear-to-t from-ink-deep via-ink-deep/80 to-transparent lg:h-64" />
      <Link
        to={paths.home()}
        aria-label={`${siteName} · ${t('backHome')}`}
        className="relative m-4 self-start rounded-control sm:m-8"
      >
        <SiteMark />
      </Link>
      <div className="relative p-4 sm:p-8">
        <p className="text-lead font-strong text-balance lg:text-title">{t('sceneTitle')}</p>
        <p className="mt-1 text-on-ink-muted">{t('sceneText')}</p>
      </div>
    </aside>
  );
}
