import type { ApprovalView } from '@serai/contract/accounts/approvals';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Tabs } from '@serai/ui/tabs';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { firstPage, type Place, readPlace, writePlace } from '../../platform/list/place.ts';
import { useKeptRows } from '../../platform/list/use-kept-rows.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { type ApprovalList, useApprovalCount, useApprovals, useDecides } from './approval-queries.ts';

export const Page = withQueries(ApprovalsPage);

type Tab = 'to_decide' | 'asked' | 'all';

/** Approvals page: requests for the reader's decision, the reader's own requests, and their outcomes. */
function ApprovalsPage() {
  const t = usePhrases('approvals');
  const decides = useDecides();
  const [params, setParams] = useSearchParams();
  const tabs: readonly Tab[] = decides ? ['to_decide', 'asked', 'all'] : ['asked', 'all'];
  const tab = tabs.find((name) => name === params.get('view')) ?? tabs[0]!;
  const place = readPlace(params);
  const kept = useKeptRows(
    useApprovals(tab === 'all' ? null : tab, place),
    `${tab} ${place.page} ${place.after}`,
  );
  const waiting = useApprovalCount();
  const searchOf = (view: Tab, at: Place) => writePlace(new URLSearchParams({ view }), at);
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      <h1 className="text-title font-strong">{t('title')}</h1>
      <p className="mt-1 mb-4 max-w-prose text-muted">{t(decides ? 'intro' : 'introAsker')}</p>
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={(view) => setParams(searchOf(view, firstPage), { preventScrollReset: true })}
        items={tabs.map((value) => ({
          value,
          label: t(tabWords[value]),
          count: value === 'to_decide' ? waiting : undefined,
        }))}
      >
        <Loaded keepsLast query={kept.query} skeleton={<ListSkeleton />}>
          {(reply) => (
            <ListRows
              reply={reply}
              place={place}
              href={(at) => paths.approvals(searchOf(tab, at))}
              empty={<NoApprovals tab={tab} />}
            >
              <Approvals list={reply.list} left={kept.left} onDecided={kept.put} />
            </ListRows>
          )}
        </Loaded>
      </Tabs>
    </>
  );
}

function Approvals(props: {
  list: ApprovalList['list'];
  left: ReadonlySet<number>;
  onDecided: (decided: ApprovalView) => void;
}) {
  const { list, left, onDecided } = props;
  const firstToDecide = list.find(({ can_decide, id }) => can_decide && !left.has(id));
  return (
    <ul className="grid gap-4">
      {list.map((approval) => (
        <ApprovalCard
          key={approval.id}
          approval={approval}
          first={approval === firstToDecide}
          left={left.has(approval.id)}
          onDecided={onDecided}
        />
      ))}
    </ul>
  );
}

function NoApprovals({ tab }: { tab: Tab }) {
  const t = usePhrases('approvals');
  const empty = emptyWords[tab];
  return <EmptyState title={t(empty.title)}>{t(empty.help)}</EmptyState>;
}

function ListSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </div>
  );
}

const tabWords = { to_decide: 'tabToDecide', asked: 'tabAsked', all: 'tabAll' } as const;
const emptyWords = {
  to_decide: { title: 'emptyToDecide', help: 'emptyToDecideHelp' },
  asked: { title: 'emptyAsked', help: 'emptyAskedHelp' },
  all: { title: 'emptyAll', help: 'emptyAllHelp' },
} as const;
