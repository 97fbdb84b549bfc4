import { Button } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import type { Got } from '../../../platform/api/calls.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useKeptRows } from '../../../platform/list/use-kept-rows.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { Permitted } from '../../../platform/session/use-session.tsx';
import { TitleCard } from './title-card.tsx';
import { TitleDialog } from './title-dialog.tsx';

export const Page = withQueries(TitlesPage);

/** Titles for the agency's invoices. */
function TitlesPage() {
  const t = usePhrases('invoice-titles');
  const kept = useKeptRows(useRead('invoice/titles', {}), '');
  const { query } = kept;
  const [adding, setAdding] = useState(false);
  const add = (
    <Permitted node="/user/invoice/manage/add">
      <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
    </Permitted>
  );
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-title font-strong">{t('title')}</h1>
          <p className="mt-1 max-w-prose text-muted">{t('intro')}</p>
        </div>
        {query.data && query.data.list.length > 0 && add}
      </div>
      <Loaded query={query} skeleton={<CardsSkeleton />}>
        {(reply) => (
          <>
            {reply.list.length === 0 ? (
              <EmptyState title={t('empty')} actions={add}>
                {t('emptyHelp')}
              </EmptyState>
            ) : (
              <Titles reply={reply} left={kept.left} />
            )}
            {adding && (
              <TitleDialog
                country={reply.country}
                isFirst={reply.list.length === 0}
                onClose={() => setAdding(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function Titles(props: { reply: Got<'invoice/titles'>; left: ReadonlySet<number> }) {
  const { list, country } = props.reply;
  const t = usePhrases('invoice-titles');
  return (
    <ul aria-label={t('title')} className="grid grid-cols-1 gap-4">
      {list.map((title) => (
        <li key={title.id}>
          <TitleCard title={title} country={country} deleted={props.left.has(title.id)} />
        </li>
      ))}
    </ul>
  );
}

function CardsSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}
