import { Skeleton } from '@serai/ui/skeleton';
import { useParams } from 'react-router';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { idInAddress } from '../../platform/page/id-in-address.ts';
import { MissingPage } from '../../platform/page/missing-page.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { TermsFields } from './terms-fields.tsx';

export const Page = withQueries(DraftPage);

/** Form for the draft of a contract, filled with the draft or else with the version in force. */
function DraftPage() {
  const t = usePhrases('console-contracts');
  const { id } = useParams();
  const query = useRead('console/supplierContract/detail', { hotel_id: idInAddress(id) });
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('formNew')} indexed={false} />
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
        {(reply) => (
          <>
            <BackLink to={consolePaths.consoleContract(reply.hotel.id)}>{reply.hotel.name}</BackLink>
            <h1 className="text-title font-strong">{t('formNew')}</h1>
            <p className="mt-1 max-w-prose text-muted">{t('formText')}</p>
            <TermsFields reply={reply} />
          </>
        )}
      </Loaded>
    </div>
  );
}
