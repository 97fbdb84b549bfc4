import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { useParams } from 'react-router';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { MissingPage } from '../../platform/page/missing-page.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import type { Difference } from './difference.ts';
import { DifferenceCard } from './difference-card.tsx';

export const Page = withQueries(CheckPage);

type Reply = Got<'console/wallet/differences'>;

/** Differences of one agency's ledger, each explained down to its postings. */
function CheckPage() {
  const t = usePhrases('console-wallet');
  const { id = '' } = useParams();
  const query = useRead('console/wallet/differences', { agency_id: Number(id) });
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('checkTitle', { name: query.data?.agency.name ?? '' })} indexed={false} />
      <BackLink to={consolePaths.consoleWallet()}>{t('title')}</BackLink>
      <Loaded query={query} skeleton={<Skeleton className="h-96" />} missing={<Missing />}>
        {(reply) => <Found reply={reply} />}
      </Loaded>
    </div>
  );
}

function Found({ reply: { agency, list, capped } }: { reply: Reply }) {
  const t = usePhrases('console-wallet');
  const { time } = useDates();
  const { name, stopped_at } = agency;
  return (
    <>
      <h1 className="text-title font-strong [overflow-wrap:anywhere]">{t('checkTitle', { name })}</h1>
      <p className="mt-1 max-w-prose text-muted">
        {stopped_at === null ? t('checkMoves') : t('checkStopped', { time: time(stopped_at) })}
      </p>
      <p className="mt-1 max-w-prose text-muted">{t('checkText')}</p>
      {list.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t('checkEmpty')}>{t('checkEmptyHelp')}</EmptyState>
        </div>
      ) : (
        <ol className="mt-6 grid gap-4">
          {list.map((difference) => (
            <li key={keyOf(difference)}>
              <Card>
                <DifferenceCard difference={difference} />
              </Card>
            </li>
          ))}
        </ol>
      )}
      {capped && <p className="mt-4 text-muted">{t('checkCapped', { count: list.length })}</p>}
    </>
  );
}

/** A difference is known by its rule, its account, its document and its first posting. */
function keyOf({ rule, account, document, postings }: Difference): string {
  return [rule, account, document?.kind, document?.id, postings[0]?.id].join(' ');
}

function Missing() {
  const t = usePhrases('console-wallet');
  return (
    <MissingPage title={t('checkMissing')} list={{ to: consolePaths.consoleWallet(), words: t('title') }}>
      {t('checkMissingHelp')}
    </MissingPage>
  );
}
