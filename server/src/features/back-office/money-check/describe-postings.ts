import { receiptNumber } from '@serai/contract/receipts/receipt-number';
import type { ledgerDifference } from '@serai/contract/wallet/money-check';
import type { Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { postingName } from '../../wallet/wallet.ts';

type Posting = z.output<typeof ledgerDifference>['postings'][number];
type Document = NonNullable<Posting['document']>;

interface PostingRow {
  id: number;
  event: string;
  created_at: Date;
  memo: string;
  user: string;
  order_id: number | null;
  bill_id: number | null;
  invoice_id: number | null;
  receipt_id: number | null;
  pay_back_id: number | null;
  entries: { account: string; amount: number; currency: string }[];
}

/** Describes postings with all their entries, by id. */
export async function describePostings(
  trx: Trx,
  ids: readonly number[],
  lang: Lang,
): Promise<Map<number, Posting>> {
  const { rows } = await sql<PostingRow>`
    SELECT posting.id, posting.event, posting.created_at, posting.memo, coalesce(users.nickname, '') AS user,
      posting.order_id, posting.bill_id, posting.invoice_id, posting.receipt_id, posting.pay_back_id,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('account', entry.account_kind, 'amount', entry.amount,
          'currency', account.currency) ORDER BY entry.id), '[]')
        FROM ledger_entries entry JOIN ledger_accounts account ON account.id = entry.account_id
        WHERE entry.posting_id = posting.id) AS entries
    FROM ledger_postings posting LEFT JOIN users ON users.id = posting.user_id
    WHERE posting.id = ANY(${[...new Set(ids)]}::bigint[])`.execute(trx);
  const numbers = await nameDocuments(
    trx,
    rows.flatMap((row) => documentOf(row) ?? []),
  );
  return new Map(
    rows.map((row) => {
      const document = documentOf(row);
      return [
        row.id,
        {
          id: row.id,
          event: row.event,
          name: postingName(row.event, lang),
          at: toSeconds(row.created_at),
          memo: row.memo,
          user: row.user,
          document: document && numbers(document),
          entries: row.entries.map(({ account, amount, currency }) => ({
            account,
            amount: { amount, currency },
          })),
        },
      ];
    }),
  );
}

/** The paper that a posting belongs to first of all. */
function documentOf(row: PostingRow): { kind: Document['kind']; id: number } | null {
  const { order_id, bill_id, invoice_id, receipt_id, pay_back_id } = row;
  if (bill_id !== null) return { kind: 'bill', id: bill_id };
  if (order_id !== null) return { kind: 'order', id: order_id };
  if (invoice_id !== null) return { kind: 'invoice', id: invoice_id };
  if (receipt_id !== null) return { kind: 'receipt', id: receipt_id };
  return pay_back_id === null ? null : { kind: 'pay_back', id: pay_back_id };
}

/** Reads the numbers of documents; returns a function that completes them. */
export async function nameDocuments(
  trx: Trx,
  documents: readonly { kind: string; id: number }[],
): Promise<(document: { kind: string; id: number }) => Document> {
  const idsOf = (kind: string) => documents.filter((one) => one.kind === kind).map(({ id }) => id);
  const { rows } = await sql<{ kind: string; id: number; number: string }>`
    SELECT 'order' AS kind, id, sn AS number FROM orders WHERE id = ANY(${idsOf('order')}::bigint[])
    UNION ALL SELECT 'bill', id, number FROM bills WHERE id = ANY(${idsOf('bill')}::bigint[])
    UNION ALL SELECT 'invoice', id, number FROM invoices WHERE id = ANY(${idsOf('invoice')}::bigint[])`.execute(
    trx,
  );
  const numbers = new Map(rows.map(({ kind, id, number }) => [`${kind} ${id}`, number]));
  return ({ kind, id }) => ({
    kind: kind as Document['kind'],
    id,
    number: kind === 'receipt' ? receiptNumber(id) : (numbers.get(`${kind} ${id}`) ?? ''),
  });
}
