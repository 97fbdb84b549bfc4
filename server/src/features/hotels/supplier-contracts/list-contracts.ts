import type { ReplyOf } from '@serai/contract/endpoint';
import { type ContractState, expiringDays } from '@serai/contract/hotels/contract-states';
import type { listSupplierContracts as endpoint } from '@serai/contract/hotels/supplier-contracts';
import type { SupplierTerms } from '@serai/contract/hotels/supplier-terms';
import { inLanguage } from '@serai/phrases/lang';
import { type RawBuilder, sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { byId, type CountedQuery, joinConditions, readList } from '../../../platform/list/read-list.ts';
import { findPriceSettings } from '../../site/site.ts';

interface ListedContract {
  id: number;
  hotel_id: number;
  hotel_zh: string;
  hotel_en: string;
  city_zh: string;
  city_en: string;
  state: ContractState;
  version: number | null;
  terms: SupplierTerms;
  versions: number;
  has_draft: boolean;
  scheduled_at: Date | null;
}

/** Lists contracts with hotels by name and state, newest first. */
export async function listContracts(
  db: Db,
  { input, lang, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { rows, ...listed } = await readList(db, input, contracts(input, now));
  const { currency } = await findPriceSettings(db);
  return {
    list: rows.map((row) => ({
      hotel: {
        id: row.hotel_id,
        name: inLanguage(lang, { zh: row.hotel_zh, en: row.hotel_en }),
        city: inLanguage(lang, { zh: row.city_zh, en: row.city_en }),
      },
      state: row.state,
      version: row.version,
      valid_from: row.terms.valid_from,
      valid_to: row.terms.valid_to,
      cost_currency: row.terms.cost_currency,
      margin: row.terms.margin,
      versions: row.versions,
      has_draft: row.has_draft,
      scheduled_at: row.scheduled_at && Math.floor(row.scheduled_at.getTime() / 1000),
    })),
    currency,
    ...listed,
  };
}

function contracts(
  { keyword, state }: Call<typeof endpoint>['input'],
  now: Date,
): CountedQuery<ListedContract> {
  const isInForce = sql`undone_at IS NULL AND effective_at <= ${now}`;
  const from = sql`FROM supplier_contracts contract
    JOIN hotels hotel ON hotel.id = contract.hotel_id
    JOIN destinations city ON city.id = hotel.city_id
    JOIN LATERAL (
      SELECT number, terms, coalesce(${isInForce}, false) AS in_force
      FROM supplier_contract_versions WHERE contract_id = contract.id AND undone_at IS NULL
      ORDER BY coalesce(${isInForce}, false) DESC, CASE WHEN effective_at <= ${now} THEN effective_at END DESC,
        number DESC LIMIT 1) shown ON true`;
  const stated = stateColumn(now);
  const wanted = keyword?.toLowerCase() ?? '';
  return {
    list: ['supplier-contracts', wanted, state],
    order: byId('newest first', 'contract.id'),
    from,
    where: joinConditions([
      wanted !== '' &&
        sql`strpos(lower(concat_ws(chr(10), hotel.name_zh, hotel.name_en, hotel.name_local)), ${wanted}::text) > 0`,
      state !== undefined && sql`${stated} = ${state}`,
    ]),
    select: (rows) => sql<ListedContract>`
      SELECT contract.id, contract.hotel_id, hotel.name_zh AS hotel_zh, hotel.name_en AS hotel_en,
        city.name_zh AS city_zh, city.name_en AS city_en, ${stated} AS state,
        CASE WHEN shown.in_force THEN shown.number END AS version, shown.terms,
        (SELECT count(*)::int FROM supplier_contract_versions WHERE contract_id = contract.id) AS versions,
        EXISTS (SELECT FROM supplier_contract_versions WHERE contract_id = contract.id AND effective_at IS NULL)
          AS has_draft,
        (SELECT min(effective_at) FROM supplier_contract_versions
          WHERE contract_id = contract.id AND undone_at IS NULL AND effective_at > ${now}) AS scheduled_at
      ${from} WHERE ${rows}`,
  };
}

/** State of a contract by the date at its hotel. */
function stateColumn(now: Date): RawBuilder<ContractState> {
  const today = sql`(${now}::timestamptz AT TIME ZONE city.tz)::date`;
  const last = sql`(shown.terms ->> 'valid_to')::date`;
  return sql<ContractState>`CASE WHEN NOT shown.in_force THEN 'upcoming' WHEN ${last} < ${today} THEN 'expired'
    WHEN ${last} <= ${today} + ${expiringDays}::int THEN 'expiring' ELSE 'in_force' END`;
}
