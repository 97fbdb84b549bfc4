import { type BookAccount, bookAccounts } from '@serai/contract/closing/words';
import { EmptyState } from '@serai/ui/empty-state';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { EntryTable } from './entry-table.tsx';
import { entriesAddress } from './month-address.ts';

export const Page = withQueries(EntriesPage);

/** Entries of an account of a company in a month, oldest first. */
function EntriesPage() {
  const t = usePhrases('console-closing');
  const list = useListSearch(entriesAddress, consolePaths.consoleBookEntries);
  const { entity_id, page, after } = list.search;
  const month = list.search.month ?? '';
  const account = accountOf(list.search.account);
  const query = useList(
    'console/closing/entries',
    { entity_id: entity_id ?? 0, month, account },
    { page, after },
  );
  const accounts = useRead('console/closing/accounts', {});
  const seller = accounts.data?.sellers.find(({ id }) => id === entity_id);
  const named = seller?.accounts.find((one) => one.account === account);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-8">
      <BackLink to={consolePaths.consoleBooks(new URLSearchParams(month === '' ? {} : { month }))}>
        {t('booksTitle')}
      </BackLink>
      <ListHead
        title={t('entriesTitle')}
        intro={t('entriesText', {
          seller: seller?.name ?? '',
          account: named ? `${named.code} ${named.name}` : t(`account_${account}`),
          month,
        })}
        actions={null}
      />
      <div className="mt-4">
        <ListPage
          list={list}
          query={query}
          rowHeight="h-14"
          total={(count) => t('entriesTotal', { count })}
          empty={<EmptyState title={t('entriesEmpty')}>{t('entriesEmptyHelp')}</EmptyState>}
        >
          {(reply) => <EntryTable rows={reply.list} stale={query.isPlaceholderData} />}
        </ListPage>
      </div>
    </div>
  );
}

function accountOf(account: string | null): BookAccount {
  return bookAccounts.find((one) => one === account) ?? 'bank_clearing';
}
