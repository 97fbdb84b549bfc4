import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Link, useParams } from 'react-router';
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
import type { ContractReply } from './contract-reply.ts';
import { DraftCard } from './draft-card.tsx';
import { VersionColumns } from './version-columns.tsx';

export const Page = withQueries(ContractPage);

/** Contract with a hotel: its draft with a preview, and all versions side by side. */
function ContractPage() {
  const t = usePhrases('console-contracts');
  const { id } = useParams();
  const query = useRead('console/supplierContract/detail', { hotel_id: idInAddress(id) });
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={query.data?.hotel.name ?? t('title')} indexed={false} />
      <BackLink to={consolePaths.consoleContracts()}>{t('toList')}</BackLink>
      <Loaded
        query={query}
        skeleton={<Skeleton className="h-96" />}
        missing={
          <MissingPage
            title={t('missing')}
            list={{ to: consolePaths.consoleContracts(), words: t('toList') }}
          >
            {t('missingHelp')}
          </MissingPage>
        }
      >
        {(reply) => <Found reply={reply} />}
      </Loaded>
    </div>
  );
}

function Found({ reply }: { reply: ContractReply }) {
  const t = usePhrases('console-contracts');
  const mayEdit = useMay()('/console/supplierContract/edit');
  const { hotel, tz, versions, plans } = reply;
  const draft = versions.find(({ state }) => state === 'draft');
  const inForce = versions.find(({ state }) => state === 'in_force');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-title font-strong [overflow-wrap:anywhere]">{hotel.name}</h1>
          <p className="text-caption text-muted">{`${hotel.city} · ${t('zone', { zone: tz })}`}</p>
        </div>
        {mayEdit && !draft && plans.length > 0 && (
          <Link className={buttonClass({ kind: 'primary' })} to={consolePaths.consoleContractDraft(hotel.id)}>
            {inForce ? t('newVersionOf', { number: inForce.number }) : t('newVersion')}
          </Link>
        )}
      </div>
      {plans.length === 0 && <p className="mt-4 text-amber">{t('noPlans')}</p>}
      {draft && <DraftCard key={draft.revision} reply={reply} draft={draft} mayEdit={mayEdit} />}
      {versions.length === 0 ? (
        <div className="mt-4">
          <EmptyState title={t('noVersion')}>{t('noVersionHelp')}</EmptyState>
        </div>
      ) : (
        <VersionColumns reply={reply} mayEdit={mayEdit} />
      )}
    </>
  );
}
