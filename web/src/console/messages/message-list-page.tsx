import { EmptyState } from '@serai/ui/empty-state';
import { Select } from '@serai/ui/select';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { FilterLine } from '../../platform/list/filter-line.tsx';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { NothingMatches } from '../../platform/list/nothing-matches.tsx';
import { useKeptRows } from '../../platform/list/use-kept-rows.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { messageAddress, messageKinds } from './message-address.ts';
import { MessageTable } from './message-table.tsx';

export const Page = withQueries(MessageListPage);

/** Emails and texts that did not reach their recipient, the last one first. */
function MessageListPage() {
  const t = usePhrases('console-messages');
  const list = useListSearch(messageAddress, consolePaths.consoleMessages);
  const { kind, keyword, page, after } = list.search;
  const query = useList('console/message/undelivered', { kind, keyword: keyword || null }, { page, after });
  const kept = useKeptRows(query, String(messageAddress.write(list.search)));
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead title={t('title')} intro={t('text')} actions={null} />
      <div className="mt-4">
        <ListPage
          list={list}
          query={kept.query}
          filters={
            <FilterLine
              list={list}
              words={{
                keywordLabel: t('keywordLabel'),
                keyword: t('keyword'),
                filters: t('filters'),
                clear: t('clear'),
              }}
            >
              <Select
                aria-label={t('kind')}
                value={kind ?? ''}
                onChange={({ target }) =>
                  list.change({ kind: messageKinds.find((one) => one === target.value) ?? null })
                }
                options={[
                  { value: '', label: t('anyKind') },
                  ...messageKinds.map((one) => ({ value: one, label: t(`kind_${one}`) })),
                ]}
              />
            </FilterLine>
          }
          rowHeight="h-16"
          total={(count) => t('total', { count })}
          empty={
            list.isNarrowed ? (
              <NothingMatches
                words={{ title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') }}
                all={consolePaths.consoleMessages()}
              />
            ) : (
              <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
            )
          }
        >
          {(reply) => <MessageTable rows={reply.list} left={kept.left} stale={query.isPlaceholderData} />}
        </ListPage>
      </div>
    </div>
  );
}
