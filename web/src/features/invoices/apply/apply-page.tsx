import { paths } from '../../../paths.ts';
import type { Got } from '../../../platform/api/calls.ts';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { useCount } from '../../../platform/format/count.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useList } from '../../../platform/list/use-list.ts';
import { useListSearch } from '../../../platform/list/use-list-search.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { type ApplySearch, applyAddress, filterOf } from '../../billing/apply-search.ts';
import { ChooseFrame } from '../../billing/choose-frame.tsx';
import { ChooseMany } from '../../billing/choose-many.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { EligibleTable } from './eligible-table.tsx';
import { chosenOf, type PaperChoice, usePaperChoice } from './paper-choice.ts';

export const Page = withQueries(ApplyPage);

type Reply = Got<'invoice/eligible'>;

/** Orders that can be invoiced: the reader selects some, sees the total, and applies. */
function ApplyPage() {
  const t = usePhrases('invoice-apply');
  const list = useListSearch(applyAddress, paths.invoiceApply);
  const { search } = list;
  const query = useList('invoice/eligible', filterOf(search), search);
  const choice = usePaperChoice();
  const words = {
    title: t('title'),
    intro: t('intro'),
    toPapers: t('toInvoices'),
    clear: t('clear'),
    empty: t('empty'),
    emptyHelp: t('emptyHelp'),
    emptyFiltered: t('emptyFiltered'),
    emptyFilteredHelp: t('emptyFilteredHelp'),
  };
  return (
    <ChooseFrame
      words={words}
      papers={paths.invoices()}
      own={paths.invoiceApply}
      list={list}
      query={query}
      bar={(reply) => reply.list.length > 0 && <ApplyBar choice={choice} reply={reply} />}
    >
      {(reply) => (
        <>
          <ChooseOrders reply={reply} search={search} choice={choice} />
          <EligibleTable
            rows={reply.list}
            sellers={reply.sellers}
            choice={choice}
            stale={query.isPlaceholderData}
          />
        </>
      )}
    </ChooseFrame>
  );
}

function ChooseOrders({ reply, search, choice }: { reply: Reply; search: ApplySearch; choice: PaperChoice }) {
  const t = usePhrases('invoice-apply');
  const api = useApi();
  const count = useCount();
  const notify = useNotify();
  const add = (orders: Parameters<typeof chosenOf>[0][]) => {
    const leftOut = choice.add(orders.map(chosenOf));
    if (leftOut > 0) notify('info', t('leftOut', { count: leftOut }));
  };
  const all = useSending(async () => {
    const found = await api.get('invoice/choose', filterOf(search));
    add(found.orders);
    if (found.capped) notify('info', t('capped', { count: count(found.orders.length, false) }));
  });
  const isWhole = reply.total <= reply.list.length;
  return (
    <ChooseMany
      said={t('total', { count: count(reply.total, reply.total_capped) })}
      page={{
        words: isWhole ? t('chooseAll', { count: count(reply.total, false) }) : t('choosePage'),
        onClick: () => add(reply.list),
      }}
      all={isWhole ? null : { words: t('chooseMatching'), busy: all.busy, onClick: () => void all.send() }}
    />
  );
}
