import type { ReplyOf } from '@serai/contract/endpoint';
import type { readTerms } from '@serai/contract/site/site';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Skeleton } from '@serai/ui/skeleton';
import { useEffect, useState } from 'react';
import { useApi } from '../../platform/app.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** The site's service terms, to read and accept. */
export function TermsDialog(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAgree: () => void;
}) {
  const { open, onOpenChange, onAgree } = props;
  const t = usePhrases('login');
  const common = usePhrases('common');
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={t('termsTitle')}
      words={{ close: common('close') }}
      actions={
        <Button kind="primary" onClick={onAgree}>
          {t('termsAccept')}
        </Button>
      }
    >
      {open && <Terms />}
    </Dialog>
  );
}

type Clauses = ReplyOf<typeof readTerms>['clauses'];

function Terms() {
  const t = usePhrases('login');
  const api = useApi();
  const [clauses, setClauses] = useState<Clauses | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const abort = new AbortController();
    setClauses(null);
    api.get('site/terms', {}, { quiet: true, signal: abort.signal }).then(
      (reply) => abort.signal.aborted || setClauses(reply.clauses),
      () => abort.signal.aborted || setClauses('failed'),
    );
    return () => abort.abort();
  }, [api, attempt]);

  if (clauses === null) return <Skeleton className="h-64" />;
  if (clauses === 'failed') {
    return (
      <div role="alert" className="grid h-64 place-items-center rounded-control bg-sunken">
        <Button kind="quiet" onClick={() => setAttempt(attempt + 1)}>
          {t('termsFailed')}
        </Button>
      </div>
    );
  }
  return (
    // It scrolls, so a keyboard must be able to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section aria-label={t('terms')} tabIndex={0} className="max-h-[55dvh] overflow-auto pr-2">
      {clauses.map(({ title, paragraphs }) => (
        <div key={title + paragraphs[0]} className="mb-4">
          {title && <h3 className="font-strong">{title}</h3>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line text-muted">
              {paragraph}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
