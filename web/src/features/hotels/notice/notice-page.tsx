import { ErrorState } from '@serai/ui/error-state';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams, useRevalidator } from 'react-router';
import type { Got } from '../../../platform/api/calls.ts';
import { loadBehindLink } from '../../../platform/api/load-behind-link.ts';
import type { App } from '../../../platform/app.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { NoticeAnswer } from './notice-answer.tsx';
import { NoticeFacts } from './notice-facts.tsx';

type Loaded = Got<'hotelNotice/show'> | null;

/** Loads the booking of a link; null if the link is invalid for any reason. */
export function load(app: App, { params }: LoaderFunctionArgs): Promise<Loaded> {
  const token = params.token ?? '';
  return loadBehindLink(() => app.api.get('hotelNotice/show', { token }, { quiet: true }));
}

/** Page behind the link in a hotel's email: one booking, and the ways to answer it. */
export function Page() {
  const t = usePhrases('hotel-notice');
  const loaded = useLoaderData<Loaded>();
  const { token = '' } = useParams();
  const { revalidate } = useRevalidator();
  const [answered, setAnswered] = useState<Got<'hotelNotice/show'>['notice'] | null>(null);
  const notice = answered ?? loaded?.notice;
  if (!notice) {
    return (
      <>
        <PageHead title={t('linkOver')} indexed={false} />
        <ErrorState heading="h1" title={t('linkOver')}>
          {t('linkOverHelp')}
        </ErrorState>
      </>
    );
  }
  const reload = async () => {
    setAnswered(null);
    await revalidate();
  };
  return (
    <>
      <PageHead title={t(`title_${notice.kind}`, { sn: notice.order_sn })} indexed={false} />
      <NoticeFacts notice={notice} />
      {/* A newer notice begins with empty fields. */}
      <NoticeAnswer
        key={notice.version}
        notice={notice}
        token={token}
        onAnswered={setAnswered}
        onOutdated={() => void reload()}
      />
    </>
  );
}
