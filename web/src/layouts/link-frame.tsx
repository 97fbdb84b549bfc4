import { ErrorState } from '@serai/ui/error-state';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '../platform/head/page-head.tsx';
import { SiteMark } from './site-mark.tsx';

/** The frame of a page behind a mailed link that works once; without its token it says what to do. */
export function LinkFrame(props: {
  title: string;
  /** Of a link that came without its token. */
  missing: { title: string; help: string };
  children: (token: string) => ReactNode;
}) {
  const { title, missing, children } = props;
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead title={title} indexed={false} />
      <div className="on-ink bg-ink-deep px-4 py-3 md:px-8">
        <SiteMark />
      </div>
      <main id="content" tabIndex={-1} className="m-auto w-full max-w-md px-4 py-8 outline-none">
        {token === '' ? (
          <ErrorState heading="h1" title={missing.title}>
            {missing.help}
          </ErrorState>
        ) : (
          children(token)
        )}
      </main>
    </div>
  );
}
