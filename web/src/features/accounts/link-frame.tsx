import { ErrorState } from '@serai/ui/error-state';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../platform/head/page-head.tsx';
import { GateFrame } from './gate-frame.tsx';

/** Frame of a page behind a mailed one-use link; without its token it shows what to do. */
export function LinkFrame(props: {
  title: string;
  /** Shown for a link without its token. */
  missing: { title: string; help: string };
  children: (token: string) => ReactNode;
}) {
  const { title, missing, children } = props;
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <GateFrame>
      <PageHead title={title} indexed={false} />
      {token === '' ? (
        <ErrorState heading="h1" title={missing.title}>
          {missing.help}
        </ErrorState>
      ) : (
        children(token)
      )}
    </GateFrame>
  );
}
