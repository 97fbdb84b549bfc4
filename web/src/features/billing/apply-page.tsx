import { maxCharges } from '@serai/contract/billing/statuses';
import { Button } from '@serai/ui/button';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import type { Got } from '../../platform/api/calls.ts';
import { useSending } from '../../platform/api/use-send.ts';
import { useApi } from '../../platform/app.tsx';
import { useCount } from '../../platform/format/count.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { ApplyDialog } from './apply-dialog.tsx';
import { type ApplySearch, applyAddress, filterOf } from './apply-search.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { ChooseFrame } from './choose-frame.tsx';
import { ChooseMany } from './choose-many.tsx';
import { UnsettledTable } from './unsettled-table.tsx';
import { type Choice, useChoice } from './use-choice.ts';

export const Page = withQueries(ApplyPage);

type Reply = Got<'bill/unsettled'>;

/** Page of unbilled charges on credit: choose, see the total, apply. */
function ApplyPage() {
  const t = usePhrases('bill-apply');
  const list = useListSearch(applyAddress, paths.billApply);
  const { search } = list;
  const query = useList('bill/unsettled', filterOf(search), search);
  const choice = useChoice();
  const words = {
    title: t('title'),
    intro: t('intro'),
    toPapers: t('toBills'),
    clear: t('clear'),
    empty: t('empty'),
    emptyHelp: t('emptyHelp'),
    emptyFiltered: t('emptyFiltered'),
    emptyFilteredHelp: t('emptyFilteredHelp'),
  };
  return (
    <ChooseFrame
      words={words}
      papers={paths.bills()}
      own={paths.billApply}
      list={list}
      query={query}
      bar={({ sum }) => <ApplyBar choice={choice} currency={sum.currency} />}
    >
      {(reply) => (
        <>
          <ChooseCharges reply={reply} search={search} choice={choice} />
          <UnsettledTable rows={reply.list} choice={choice} stale={query.isPlaceholderData} />
        </>
      )}
    </ChooseFrame>
  );
}

function ChooseCharges({ reply, search, choice }: { reply: Reply; search: ApplySearch; choice: Choice }) {
  const t = usePhrases('bill-apply');
  const api = useApi();
  const money = useMoney();
  const count = useCount();
  const notify = useNotify();
  const choose = (charges: Reply['list'] | Got<'bill/choose'>['charges']) =>
    choice.set(
      charges.map(({ id, amount }) => ({ id, amount: amount.amount })),
      true,
    );
  const all = useSending(async () => {
    const found = await api.get('bill/choose', filterOf(search));
    choose(found.charges);
    if (found.capped) notify('info', t('capped', { count: count(maxCharges, false) }));
  });
  const isWhole = reply.total <= reply.list.length;
  const chooseAll = t('chooseAll', { count: count(reply.total, false) });
  const chooseOldest = t('chooseOldest', { count: count(maxCharges, false) });
  return (
    <ChooseMany
      said={t('total', {
        count: count(reply.total, reply.total_capped),
        amount: money.text(reply.sum),
      })}
      page={{ words: isWhole ? chooseAll : t('choosePage'), onClick: () => choose(reply.list) }}
      all={
        isWhole
          ? null
          : {
              words: reply.total > maxCharges ? chooseOldest : chooseAll,
              busy: all.busy,
              onClick: () => void all.send(),
            }
      }
    />
  );
}

function ApplyBar({ choice, currency }: { choice: Choice; currency: string }) {
  const t = usePhrases('bill-apply');
  const count = useCount();
  const [asking, setAsking] = useState(false);
  const isTooMany = choice.count > maxCharges;
  const chosen = isTooMany
    ? t('tooMany', { count: count(maxCharges, false) })
    : choice.count === 0
      ? t('chosenNone')
      : t('chosen', { count: choice.count });
  return (
    <ChoiceBar choice={choice} currency={currency} words={{ chosen, clear: t('unchoose') }}>
      <Button
        kind="primary"
        disabled={choice.count === 0 || isTooMany}
        className="max-sm:w-full"
        onClick={() => setAsking(true)}
      >
        {t('apply')}
      </Button>
      {asking && <ApplyDialog choice={choice} currency={currency} onClose={() => setAsking(false)} />}
    </ChoiceBar>
  );
}
