import { openWorkOrderStatuses } from '@serai/contract/work-orders/states';
import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { Tag } from '@serai/ui/tag';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { BackLink } from '../../../platform/page/back-link.tsx';
import { idInAddress } from '../../../platform/page/id-in-address.ts';
import { MissingPage } from '../../../platform/page/missing-page.tsx';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { UrgentPhone } from '../urgent-phone.tsx';
import { PromiseLine } from '../views/promise-line.tsx';
import { StepStrip } from '../views/step-strip.tsx';
import { WorkOrderStatusTag } from '../views/work-order-status-tag.tsx';
import type { WorkOrderDetail } from '../work-order-queries.ts';
import { Changes } from './changes.tsx';
import { Rating } from './rating.tsx';
import { ReplyForm } from './reply-form.tsx';
import { Thread } from './thread.tsx';
import { WorkOrderFacts } from './work-order-facts.tsx';
import { WorkOrderMoves } from './work-order-moves.tsx';

export const Page = withQueries(WorkOrderPage);

/** Page of one work order: progress, messages, proposals, actions. */
function WorkOrderPage() {
  const t = usePhrases('work-order');
  const { id } = useParams();
  const query = useRead('workOrder/detail', { id: idInAddress(id) });
  return (
    <>
      <PageHead title={t('title', { number: query.data?.work_order.number ?? '' })} indexed={false} />
      <BackLink to={paths.workOrders()}>{t('back')}</BackLink>
      <Loaded query={query} skeleton={<PageSkeleton />} missing={<Missing />}>
        {(detail) => <Found detail={detail} />}
      </Loaded>
    </>
  );
}

function Found({ detail }: { detail: WorkOrderDetail }) {
  const t = usePhrases('work-order');
  const words = usePhrases('work-orders');
  const { work_order: workOrder, actions, desk_phone: phone } = detail;
  const { status, urgent } = workOrder;
  const isOpen = openStates.has(status);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-title font-strong">{workOrder.type_name}</h1>
        <WorkOrderStatusTag status={status} />
        {urgent && <Tag tone="lacquer">{words('urgent')}</Tag>}
        <span className="figures text-muted">{workOrder.number}</span>
      </div>
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(17rem,2fr)]">
        {urgent && isOpen && phone && (
          <div className="lg:col-span-2">
            <UrgentPhone phone={phone} title={t('urgentTitle')} help={t('urgentHelp')} />
          </div>
        )}
        <Card className="lg:col-span-2">
          <StepStrip status={status} entries={detail.entries} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-4">
            <div className="grid min-w-0 gap-1">
              <NowLine workOrder={workOrder} />
              {(isOpen || workOrder.first_reply_at !== null) && (
                <PromiseLine
                  promisedBy={workOrder.promised_by}
                  firstReplyAt={workOrder.first_reply_at}
                  since={workOrder.created_at}
                />
              )}
            </div>
            <WorkOrderMoves detail={detail} />
          </div>
        </Card>
        <div className="grid content-start gap-4">
          <Changes detail={detail} />
          <Card title={t('threadTitle')}>
            <Thread detail={detail} />
          </Card>
          {actions.includes('rate') || workOrder.stars !== null ? <Rating detail={detail} /> : null}
          {actions.includes('reply') && (
            <Card title={t('replyTitle')}>
              <ReplyForm
                key={workOrder.id}
                workOrder={workOrder}
                kind={actions.includes('decide') ? 'secondary' : 'primary'}
              />
            </Card>
          )}
        </div>
        <aside className="grid content-start gap-4">
          <WorkOrderFacts workOrder={workOrder} />
        </aside>
      </div>
    </>
  );
}

/** Names whose turn it is. */
function NowLine({ workOrder: { status, reopen_until } }: { workOrder: WorkOrderDetail['work_order'] }) {
  const t = usePhrases('work-order');
  const { placeTime } = useDates();
  if (status === 'resolved') {
    if (reopen_until === null) return <p>{t('now_resolvedOver')}</p>;
    return <p>{t('now_resolved', { date: placeTime(reopen_until) })}</p>;
  }
  return <p>{t(`now_${status}`)}</p>;
}

function Missing() {
  const t = usePhrases('work-order');
  return (
    <MissingPage title={t('missing')} list={{ to: paths.workOrders(), words: t('back') }}>
      {t('missingHelp')}
    </MissingPage>
  );
}

function PageSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(17rem,2fr)]">
      <Skeleton className="h-10 lg:col-span-2" />
      <Skeleton className="h-32 lg:col-span-2" />
      <Skeleton className="h-96" />
      <Skeleton className="h-64" />
    </div>
  );
}

const openStates: ReadonlySet<string> = new Set(openWorkOrderStatuses);
