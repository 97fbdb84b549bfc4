import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useMay, useSession } from '../../platform/session/use-session.tsx';
import { QueueBoard } from '../queues/queue-board.tsx';
import { ComingServices } from './coming-services.tsx';
import { PlaceCards } from './place-cards.tsx';

export const Page = withQueries(HomePage);

/** Start page of staff: the services of today and tomorrow, and open work. */
function HomePage() {
  const t = usePhrases('console-home');
  const { user } = useSession();
  const may = useMay();
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('title')} indexed={false} />
      <h1 className="text-title font-strong">
        {t('greeting', { name: user?.nickname || user?.username || '' })}
      </h1>
      <div className="mt-6 grid grid-cols-1 gap-6">
        {may('/console/queue/view') && <QueueBoard />}
        {may('/console/order/view') ? <ComingServices /> : <PlaceCards />}
      </div>
    </div>
  );
}
