import { Button, buttonClass } from '@serai/ui/button';
import { ErrorState } from '@serai/ui/error-state';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { type FrameState, useFrameState } from './use-frame-state.ts';

/** Frame with its title and a link to open it separately; shows when it is loading or does not load. */
export function FramedSite({ url, title }: { url: URL; title: string }) {
  const t = usePhrases('iframe');
  const common = usePhrases('common');
  // A new attempt is a new frame.
  const [tries, setTries] = useState(0);
  const { state, loaded } = useFrameState(url, tries);
  const openAlone = (
    <a href={url.href} target="_blank" rel="noopener noreferrer" className={buttonClass({ size: 'compact' })}>
      {t('openAlone')}
    </a>
  );
  return (
    <section aria-label={title}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          <h1 className="text-title font-strong [overflow-wrap:anywhere]">{title}</h1>
          {title !== url.host && (
            <p className="text-caption text-muted [overflow-wrap:anywhere]">
              {t('from', { host: url.host })}
            </p>
          )}
        </div>
        {openAlone}
      </div>
      {state === 'failed' ? (
        <ErrorState
          title={t('failed', { host: url.host })}
          actions={
            <Button kind="primary" onClick={() => setTries(tries + 1)}>
              {common('retry')}
            </Button>
          }
        >
          {t('failedHelp')}
        </ErrorState>
      ) : (
        <Frame key={tries} url={url} title={title} state={state} onLoad={loaded} />
      )}
    </section>
  );
}

/** Scripts run with the origin of their site; they can neither navigate nor read this page. */
function Frame(props: { url: URL; title: string; state: FrameState; onLoad: () => void }) {
  const { url, title, state, onLoad } = props;
  const t = usePhrases('iframe');
  const common = usePhrases('common');
  return (
    <div className="relative h-[calc(100dvh-15rem)] min-h-96 overflow-hidden rounded-card border border-line bg-surface">
      <iframe
        src={url.href}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
        referrerPolicy="no-referrer"
        onLoad={onLoad}
        className="size-full bg-surface [color-scheme:light]"
      />
      {(state === 'loading' || state === 'slow') && (
        <div role="status" className="absolute inset-0 grid content-start gap-4 bg-surface p-6">
          {state === 'slow' ? (
            <p>{t('slow', { host: url.host })}</p>
          ) : (
            <span className="sr-only">{common('loading')}</span>
          )}
          <Skeleton className="h-8 w-1/3" />
          <Skeleton className="h-40" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-6 w-1/2" />
        </div>
      )}
    </div>
  );
}
