import { DataTable } from '@serai/ui/data-table';
import { Tag } from '@serai/ui/tag';
import { Link } from 'react-router';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { fromList } from '../../platform/page/from-list.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import type { ListedContract } from './contract-reply.ts';
import { ContractStateTag } from './contract-state-tag.tsx';
import { useTermWords } from './use-term-words.ts';

interface ContractTableProps {
  contracts: readonly ListedContract[];
  /** The site's currency. */
  currency: string;
  stale: boolean;
}

/** Contracts with their hotel, validity, version and margin. */
export function ContractTable({ contracts, currency, stale }: ContractTableProps) {
  const t = usePhrases('console-contracts');
  const { time } = useDates();
  const { marginText } = useTermWords();
  return (
    <DataTable
      caption={t('title')}
      rows={contracts}
      stale={stale}
      rowKey={({ hotel }) => String(hotel.id)}
      columns={[
        {
          key: 'hotel',
          title: t('columnHotel'),
          card: 'head',
          render: ({ hotel }) => (
            <div className="min-w-0 break-words md:max-w-80">
              <Link
                to={consolePaths.consoleContract(hotel.id)}
                state={fromList}
                className="block font-strong underline-offset-4 hover:text-teal hover:underline"
              >
                {hotel.name}
              </Link>
              <span className="text-caption font-normal text-muted">{hotel.city}</span>
            </div>
          ),
        },
        {
          key: 'state',
          title: t('columnState'),
          render: ({ state }) => <ContractStateTag state={state} />,
        },
        {
          key: 'validity',
          title: t('columnValidity'),
          render: ({ valid_from, valid_to }) => (
            <span className="whitespace-nowrap">{`${valid_from} – ${valid_to}`}</span>
          ),
        },
        {
          key: 'version',
          title: t('columnVersion'),
          render: ({ version, versions }) =>
            version === null
              ? t('noneInForce', { count: versions })
              : t('versionOf', { number: version, count: versions }),
        },
        {
          key: 'margin',
          title: t('columnMargin'),
          render: ({ margin, cost_currency }) => (
            <div>
              {marginText(margin, currency)}
              <div className="text-caption text-muted">{cost_currency}</div>
            </div>
          ),
        },
        {
          key: 'next',
          title: t('columnNext'),
          render: ({ has_draft, scheduled_at }) => (
            <div className="flex flex-wrap items-center gap-2">
              {has_draft && <Tag tone="amber">{t('hasDraft')}</Tag>}
              {scheduled_at !== null && t('scheduledFor', { time: time(scheduled_at).slice(0, 16) })}
            </div>
          ),
        },
      ]}
    />
  );
}
