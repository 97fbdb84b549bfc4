import { KeyValues } from '@serai/ui/key-values';
import { Price } from '@serai/ui/price';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Difference } from './difference.ts';
import { DocumentLink } from './document-link.tsx';
import { PostingTable } from './posting-table.tsx';
import { useAccountName } from './use-account-name.ts';

/** One difference in words: the account, the paper it belongs to, expected and found, and its postings. */
export function DifferenceCard({ difference }: { difference: Difference }) {
  const t = usePhrases('console-wallet');
  const money = useMoney();
  const nameOf = useAccountName();
  const { rule, account, document, companies, postings, postings_capped } = difference;
  const namesOf = ({ expected, found }: NonNullable<Difference['companies']>) => [
    { key: 'expected', name: t(`expected_${rule}`), value: expected },
    { key: 'found', name: t(`found_${rule}`), value: found },
  ];
  const sumsOf = () =>
    [
      { key: 'expected', name: t(`expected_${rule}`), sum: difference.expected },
      { key: 'found', name: t(`found_${rule}`), sum: difference.found },
      { key: 'difference', name: t('difference'), sum: difference.difference, tone: 'text-lacquer' },
    ].map(({ sum, tone = '', ...item }) => ({
      ...item,
      value: sum && (
        <span className={tone}>
          <Price {...money.parts(sum)} />
        </span>
      ),
    }));
  return (
    <>
      <h2 className="font-strong">{t(`rule_${rule}`)}</h2>
      <p className="mt-1 max-w-prose text-muted">{t(`ruleHelp_${rule}`)}</p>
      <div className="mt-3 grid gap-3">
        <KeyValues
          columns={3}
          items={[
            ...(account ? [{ key: 'account', name: t('account'), value: nameOf(account) }] : []),
            ...(document
              ? [{ key: 'document', name: t('document'), value: <DocumentLink document={document} /> }]
              : []),
          ]}
        />
        <KeyValues columns={3} items={companies ? namesOf(companies) : sumsOf()} />
      </div>
      <h3 className="mt-4 mb-2 text-caption text-muted">{t(`postings_${rule}`)}</h3>
      {postings.length === 0 ? (
        <p>{t('noPostings')}</p>
      ) : (
        <PostingTable postings={postings} account={account} />
      )}
      {postings_capped && <p className="mt-2 text-caption text-muted">{t('postingsCapped')}</p>}
    </>
  );
}
