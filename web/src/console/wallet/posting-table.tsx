import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Difference } from './difference.ts';
import { DocumentLink } from './document-link.tsx';
import { useAccountName } from './use-account-name.ts';

type Posting = Difference['postings'][number];

/** Postings with their entries; those on `account`, where the difference shows, are emphasised. */
export function PostingTable({
  postings,
  account,
}: {
  postings: readonly Posting[];
  account: string | null;
}) {
  const t = usePhrases('console-wallet');
  const { time } = useDates();
  return (
    <DataTable
      caption={t('postings')}
      rows={postings}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'number',
          title: t('postingNumber'),
          card: 'head',
          render: ({ id, name }) => (
            <>
              <span className="block">{id}</span>
              <span className="text-caption text-muted">{name}</span>
            </>
          ),
        },
        {
          key: 'at',
          title: t('postingAt'),
          render: ({ at, user }) => (
            <>
              <span className="block whitespace-nowrap">{time(at)}</span>
              <span className="text-caption text-muted">{user || t('byClock')}</span>
            </>
          ),
        },
        {
          key: 'document',
          title: t('document'),
          render: ({ document, memo }) => (
            <>
              {document && <DocumentLink document={document} />}
              {memo && <span className="block text-caption text-muted [overflow-wrap:anywhere]">{memo}</span>}
            </>
          ),
        },
        {
          key: 'entries',
          title: t('entries'),
          render: ({ entries }) => <Entries entries={entries} account={account} />,
        },
      ]}
    />
  );
}

/** Debit and credit of each entry. */
function Entries({ entries, account }: Pick<Posting, 'entries'> & { account: string | null }) {
  const t = usePhrases('console-wallet');
  const money = useMoney();
  const nameOf = useAccountName();
  if (entries.length === 0) return <span className="text-lacquer">{t('noEntries')}</span>;
  return (
    <ul className="grid gap-0.5">
      {entries.map(({ account: kind, amount }) => (
        <li
          key={`${kind} ${amount.amount}`}
          className={`flex flex-wrap justify-between gap-x-3 ${kind === account ? 'font-strong' : ''}`}
        >
          <span>
            {t(amount.amount > 0 ? 'debit' : 'credit')} {nameOf(kind)}
          </span>
          <Price {...money.parts({ ...amount, amount: Math.abs(amount.amount) })} />
        </li>
      ))}
    </ul>
  );
}
