import { mostCharges } from '@serai/contract/bill-statuses';
import { Button } from '@serai/ui/button';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import type { Got } from '../../../platform/api/calls.ts';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { useCount } from '../../../platform/format/count.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useList } from '../../../platform/list/use-list.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useMay } from '../../../platform/session/use-session.tsx';
import { type ApplySearch, filterOf, readApplySearch } from '../../billing/apply-search.ts';
import { ChoiceBar } from '../../billing/choice-bar.tsx';
import { ChooseFrame } from '../../billing/choose-frame.tsx';
import { ChooseMany } from '../../billing/choose-many.tsx';
import type { Seller } from '../invoice-queries.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { EligibleTable } from './eligible-table.tsx';
import { chosenOf, type PaperChoice, usePaperChoice } from './paper-choice.ts';

export const Page = withQueries(ApplyPage);

type Reply = Got<'invoice/eligible'>;

/** The orders that can be invoiced: one chooses several, sees what they add up to, and applies. */
function ApplyPage() {
  const t = usePhrases('invoice-apply');
  const [params] = useSearchParams();
  const search = readApplySearch(params);
  const query = useList('invoice/eligible', filterOf(search), search);
  const choice = usePaperChoice();
  const words = {
    ...{ title: t('title'), intro: t('intro'), toPapers: t('toInvoices'), clear: t('clear') },
    ...{ empty: t('empty'), emptyHelp: t('emptyHelp') },
    ...{ emptyFiltered: t('emptyFiltered'), emptyFilteredHelp: t('emptyFilteredHelp') },
  };
  return (
    <ChooseFrame
      words={words}
      papers={paths.invoices()}
      own={paths.invoiceApply}
      search={search}
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

function ApplyBar({ choice, reply }: { choice: PaperChoice; reply: Reply }) {
  const t = usePhrases('invoice-apply');
  const mayApply = useMay()('/user/invoice/apply/submit');
  const [asking, setAsking] = useState<Seller | null>(null);
  const [first] = choice.rows;
  const isReceipt = first?.paper === 'receipt';
  const charges = choice.rows.reduce((sum, { chargeIds }) => sum + chargeIds.length, 0);
  const { currency } = reply.list[0]!.amount;
  const seller = useSellers(reply).get(first?.sellerId ?? 0);
  if (!mayApply) return null;
  return (
    <ChoiceBar choice={choice} currency={currency} words={{ chosen: chosenWords(), clear: t('unchoose') }}>
      <Button
        kind="primary"
        disabled={choice.count === 0 || charges > mostCharges || !seller}
        className="max-sm:w-full"
        onClick={() => setAsking(seller ?? null)}
      >
        {t(isReceipt ? 'applyReceipt' : 'apply')}
      </Button>
      {asking && (
        <ApplyDialog choice={choice} seller={asking} currency={currency} onClose={() => setAsking(null)} />
      )}
    </ChoiceBar>
  );

  function chosenWords() {
    if (choice.count === 0) return t('chosenNone');
    return charges > mostCharges ? t('tooMany') : t('chosen', { count: choice.count });
  }
}

/** The sellers by id of all pages that were looked at: what is chosen may stand on another one. */
function useSellers({ sellers }: Reply): ReadonlyMap<number, Seller> {
  const known = useRef(new Map<number, Seller>());
  for (const seller of sellers) known.current.set(seller.id, seller);
  return known.current;
}
