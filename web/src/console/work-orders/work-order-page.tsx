import { Card } from '@serai/ui/card';
import { KeyValues } from '@serai/ui/key-values';
import { Skeleton } from '@serai/ui/skeleton';
import { Tag } from '@serai/ui/tag';
import { Link, useParams } from 'react-router';
import { PromiseLine } from '../../features/work-orders/views/promise-line.tsx';
import { WorkOrderStatusTag } from '../../features/work-orders/views/work-order-status-tag.tsx';
import { useDates } from '../../platform/format/dates.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { idInAddress } from '../../platform/page/id-in-address.ts';
import { MissingPage } from '../../platform/page/missing-page.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { DeskChanges } from './desk-changes.tsx';
import { DeskThread } from './desk-thread.tsx';
import type { DeskWorkOrderReply } from './desk-work-order.ts';
import { ProposeChange } from './propose-change.tsx';
import { ReplyComposer } from './reply-composer.tsx';
import { WorkOrderActs } from './work-order-acts.tsx';

export const Page = withQueries(WorkOrderPage);

/** One work order: what the agency asks for, the thread with notes of the staff, changes, and the reply. */
function WorkOrderPage() {
  const t = usePhrases('console-work-orders');
  const { id } = useParams();
  const query = useRead('console/workOrder/detail', { id: idInAddress(id) });
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <PageHead
        title={t('workOrderTitle', { number: query.data?.work_order.number ?? '' })}
        indexed={false}
      />
      <BackLink to={consolePaths.consoleWorkOrders()}>{t('back')}</BackLink>
      <Loaded query={query} skeleton={<Skeleton className="h-96" />} missing={<Missing />}>
        {(reply) => <Found reply={reply} />}
      </Loaded>
    </div>
  );
}

function Found({ reply }: { reply: DeskWorkOrderReply }) {
  const t = usePhrases('console-work-orders');
  const { work_order: workOrder } = reply;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-title font-strong">{workOrder.type_name}</h1>
        <WorkOrderStatusTag status={workOrder.status} />
        {workOrder.urgent && <Tag tone="lacquer">{t('urgent')}</Tag>}
        <span className="text-muted">{workOrder.number}</span>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <WorkOrderActs reply={reply} />
        <ProposeChange reply={reply} />
      </div>
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(18rem,3fr)]">
        <div className="grid content-start gap-4">
          <Card title={t('thread')}>
            <DeskThread reply={reply} />
          </Card>
          <ReplyComposer reply={reply} />
        </div>
        <aside className="grid content-start gap-4">
          <Facts reply={reply} />
          <DeskChanges reply={reply} />
        </aside>
      </div>
    </>
  );
}

function Facts({ reply: { work_order: workOrder } }: { reply: DeskWorkOrderReply }) {
  const t = usePhrases('console-work-orders');
  const { placeTime } = useDates();
  const {
    agency,
    asker,
    order,
    owner,
    notify_email: email,
    created_at,
    promised_by,
    first_reply_at,
  } = workOrder;
  const link = 'text-teal underline underline-offset-4';
  return (
    <Card title={t('facts')}>
      <PromiseLine promisedBy={promised_by} firstReplyAt={first_reply_at} since={created_at} />
      <div className="mt-4">
        <KeyValues
          columns={1}
          items={[
            {
              key: 'agency',
              name: t('columnAgency'),
              value: agency ? (
                <Link to={consolePaths.consoleAgency(agency.id)} className={link}>
                  {agency.name}
                </Link>
              ) : (
                t('contactForm')
              ),
            },
            { key: 'asker', name: t('asker'), value: asker },
            { key: 'email', name: t('email'), value: email },
            {
              key: 'order',
              name: t('order'),
              value: order ? (
                <Link to={consolePaths.consoleOrder(order.id)} className={link}>
                  {order.sn} · {order.title}
                </Link>
              ) : (
                t('noOrder')
              ),
            },
            { key: 'owner', name: t('columnOwner'), value: owner?.name ?? t('nobody') },
            { key: 'made', name: t('made'), value: placeTime(created_at) },
          ]}
        />
      </div>
    </Card>
  );
}

function Missing() {
  const t = usePhrases('console-work-orders');
  return (
    <MissingPage title={t('missing')} list={{ to: consolePaths.consoleWorkOrders(), words: t('back') }}>
      {t('missingHelp')}
    </MissingPage>
  );
}
