import { Card } from '@serai/ui/card';
import { KeyValues } from '@serai/ui/key-values';
import { Skeleton } from '@serai/ui/skeleton';
import { Link, useParams } from 'react-router';
import { ExposureParts } from '../../features/wallet/views/exposure-parts.tsx';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { idInAddress } from '../../platform/page/id-in-address.ts';
import { MissingPage } from '../../platform/page/missing-page.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { BookLink } from '../booking/book-link.tsx';
import { AgencyActions } from './actions/agency-actions.tsx';
import { AgencyDocuments } from './agency-documents.tsx';
import { AgencyNotes } from './agency-notes.tsx';
import { AgencyPapers } from './agency-papers.tsx';
import type { AgencyReply } from './agency-reply.ts';
import { AgencyStateTag } from './agency-state-tag.tsx';
import { AgencyUsers } from './agency-users.tsx';
import { ContractVersions } from './contract-versions.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

export const Page = withQueries(AgencyPage);

/** One agency: its debt, terms, users and documents. */
function AgencyPage() {
  const t = usePhrases('console-agencies');
  const { id } = useParams();
  const query = useRead('console/agency/detail', { id: idInAddress(id) });
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={query.data?.agency.name ?? t('title')} indexed={false} />
      <BackLink to={consolePaths.consoleAgencies()}>{t('toList')}</BackLink>
      <Loaded query={query} skeleton={<Skeleton className="h-96" />} missing={<Missing />}>
        {(reply) => <Found reply={reply} />}
      </Loaded>
    </div>
  );
}

function Found({ reply }: { reply: AgencyReply }) {
  const { agency, exposure, wallet } = reply;
  const t = usePhrases('console-agencies');
  const { time } = useDates();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-title font-strong [overflow-wrap:anywhere]">{agency.name}</h1>
        <AgencyStateTag state={agency.state} />
        <span className="figures text-muted">{t('number', { id: agency.id })}</span>
      </div>
      {agency.blocked_at !== null && (
        <p className="mt-2 text-lacquer [overflow-wrap:anywhere]">
          {t('blockedSince', { time: time(agency.blocked_at).slice(0, 16), reason: agency.block_reason })}
        </p>
      )}
      <AgencyActions reply={reply} />
      {agency.blocked_at === null && (
        <p className="not-printed mt-2">
          <BookLink agencyId={agency.id} />
        </p>
      )}
      <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(18rem,3fr)]">
        <div className="grid grid-cols-1 gap-4">
          <WaitingRequests waiting={reply.waiting} />
          {exposure && (
            <Card title={t('exposure')}>
              <ExposureParts
                forStaff
                exposure={exposure}
                {...(wallet && { credit: { limit: wallet.credit_limit, left: wallet.credit_left } })}
              />
              <Link
                to={consolePaths.consoleAgencyAccount(agency.id)}
                className="mt-3 inline-block text-teal underline underline-offset-4"
              >
                {t('toAccount')}
              </Link>
            </Card>
          )}
          <Card title={t('users')}>
            <AgencyUsers users={reply.users} currency={agency.currency} />
            {reply.users_capped && <p className="mt-3 text-caption text-muted">{t('usersCapped')}</p>}
          </Card>
          <AgencyNotes reply={reply} />
        </div>
        <aside className="grid gap-4">
          <AgencyPapers reply={reply} />
          <AgencyDocuments reply={reply} />
          <Facts reply={reply} />
          <Terms reply={reply} />
        </aside>
      </div>
    </>
  );
}

function Facts({ reply: { agency, wallet } }: { reply: AgencyReply }) {
  const t = usePhrases('console-agencies');
  const { time } = useDates();
  const money = useMoney();
  const seesActivity = useMay()('/console/activity/view');
  const address = [...agency.area_names, agency.address].filter(Boolean).join(' ');
  return (
    <Card title={t('facts')}>
      <KeyValues
        columns={1}
        items={[
          ...(wallet
            ? [{ key: 'balance', name: t('columnBalance'), value: money.text(wallet.balance) }]
            : []),
          { key: 'country', name: t('country'), value: agency.country_name || t('notStated') },
          ...(address ? [{ key: 'address', name: t('address'), value: address }] : []),
          { key: 'zone', name: t('zone'), value: agency.tz },
          { key: 'created', name: t('created'), value: time(agency.created_at).slice(0, 10) },
          ...(agency.verified_at
            ? [{ key: 'verified', name: t('verifiedOn'), value: time(agency.verified_at).slice(0, 10) }]
            : []),
        ]}
      />
      {seesActivity && (
        <Link
          to={consolePaths.consoleActivity(new URLSearchParams({ kind: 'agency', name: agency.name }))}
          className="mt-3 inline-block text-teal underline underline-offset-4"
        >
          {t('activity')}
        </Link>
      )}
    </Card>
  );
}

function Terms({ reply: { agency, contract } }: { reply: AgencyReply }) {
  const t = usePhrases('console-agencies');
  const { time } = useDates();
  const money = useMoney();
  if (!contract) return null;
  const { credit_limit: limit, temporary_limit: temporary, temporary_until: until } = contract;
  return (
    <Card title={t('terms')}>
      <KeyValues
        columns={1}
        items={[
          { key: 'seller', name: t('seller'), value: contract.seller },
          { key: 'from', name: t('inForce'), value: time(contract.valid_from).slice(0, 10) },
          { key: 'limit', name: t('usualLimit'), value: money.text(limit) },
          ...(temporary && until !== null
            ? [
                {
                  key: 'temporary',
                  name: t('temporaryLimit'),
                  value: t('limitUntil', { limit: money.text(temporary), time: time(until).slice(0, 16) }),
                },
              ]
            : []),
        ]}
      />
      <h3 className="mt-4 mb-2 text-caption text-muted">{t('versions')}</h3>
      <ContractVersions agencyId={agency.id} />
    </Card>
  );
}

function Missing() {
  const t = usePhrases('console-agencies');
  return (
    <MissingPage title={t('missing')} list={{ to: consolePaths.consoleAgencies(), words: t('toList') }}>
      {t('missingHelp')}
    </MissingPage>
  );
}
