import { EmptyState } from '@serai/ui/empty-state';
import { ErrorState } from '@serai/ui/error-state';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams, useRevalidator } from 'react-router';
import type { Got } from '../../platform/api/calls.ts';
import { loadBehindLink } from '../../platform/api/load-behind-link.ts';
import type { App } from '../../platform/app.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { DriverReadingContext, useDriverWords } from './driver-words.tsx';
import { RideCard } from './ride-card.tsx';

type Loaded = Got<'driverSheet/show'> | null;

/** Loads the rides of a link; null if the link is invalid for any reason. */
export function load(app: App, { params }: LoaderFunctionArgs): Promise<Loaded> {
  const token = params.token ?? '';
  return loadBehindLink(() => app.api.get('driverSheet/show', { token }, { quiet: true }));
}

/** A driver's phone page: the rides of the day, each with the next step to report. */
export function Page() {
  const sheet = useLoaderData<Loaded>();
  const { token = '' } = useParams();
  useFreshWhenSeen();
  return (
    <DriverReadingContext value={sheet?.reads}>
      <div lang={sheet?.reads}>
        <DaySheet sheet={sheet} token={token} />
      </div>
    </DriverReadingContext>
  );
}

function DaySheet({ sheet, token }: { sheet: Loaded; token: string }) {
  const { t, day } = useDriverWords();
  if (!sheet) {
    return (
      <>
        <PageHead title={t('linkOver')} indexed={false} />
        <ErrorState heading="h1" title={t('linkOver')}>
          {t('linkOverHelp')}
        </ErrorState>
      </>
    );
  }
  return (
    <>
      <PageHead title={t('title', { day: day(sheet.day) })} indexed={false} />
      <h1 className="text-title font-strong">{day(sheet.day)}</h1>
      <p className="text-muted">{t('driver', { name: sheet.driver, count: sheet.rides.length })}</p>
      {sheet.rides.length === 0 && <EmptyState title={t('none')}>{t('noneHelp')}</EmptyState>}
      <ol className="mt-4 grid gap-4">
        {sheet.rides.map((ride) => (
          <li key={ride.id}>
            <RideCard ride={ride} token={token} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Phones reopen pages after hours: then the current state is requested. */
function useFreshWhenSeen(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
}
