import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { previewContract as endpoint } from '@serai/contract/hotels/supplier-contracts';
import type { SupplierTerms } from '@serai/contract/hotels/supplier-terms';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Call, Db, Trx } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { money } from '../../../domain/money.ts';
import { type QuotedOn, rateOn } from '../../../domain/pricing/supplier-contract.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { countGroupMembers, listPriceGroups } from '../../contracts/contracts.ts';
import { findPriceSettings } from '../../site/site.ts';
import { type Night, nightsFrom, OPEN_NIGHTS } from '../import/night-rules.ts';
import { readStored } from '../import/stored-nights.ts';
import { isBelowCost } from './below-cost.ts';
import { findContractHotel, findDraft } from './contract-store.ts';
import { effectTime } from './effect-time.ts';
import { type ContractPlan, listContractPlans } from './list-plans.ts';
import { nightPricer } from './price-by-contract.ts';

type Reply = ReplyOf<typeof endpoint>;

/** Shows which prices the draft of a contract changes, compared with those sold now, and which groups fall below cost. */
export async function previewVersion(db: Db, { input, lang, now }: Call<typeof endpoint>): Promise<Reply> {
  const hotel = await findContractHotel(db, input.hotel_id);
  const draft = hotel.contract_id === null ? undefined : await findDraft(db, hotel.contract_id);
  if (!draft) throw new AppError('not_found');
  const at = effectTime(input.takes_effect, { tz: hotel.tz, now, approved: false });
  const { currency } = await findPriceSettings(db);
  const quoted = { currency, day: localDate(at.getTime(), hotel.tz) };
  const today = localDate(now.getTime(), hotel.tz);
  const nights = nightsFrom(today, quoted.day, addDays(quoted.day, OPEN_NIGHTS - 1));
  const plans = await listContractPlans(db, hotel.id);
  const sold = await readStored(
    db,
    'sold_prices',
    plans.map(({ id }) => id),
    nights,
  );
  const changes = plans.map((plan) =>
    comparePlan(plan, { terms: draft.terms, quoted, nights, before: sold(plan.id), lang }),
  );
  return {
    number: draft.number,
    revision: draft.revision,
    cost_rate: rateOn(draft.terms, quoted) ?? null,
    nights: changes.reduce((total, plan) => total + plan.nights, 0),
    plans: changes.filter((plan) => plan.nights > 0),
    below_cost: await listGroupsBelowCost(db, draft.terms, quoted, now),
  };
}

/** Price groups, net prices first, that would buy a room and night below its cost by these terms. */
export async function listGroupsBelowCost(
  db: Db | Trx,
  terms: SupplierTerms,
  quoted: QuotedOn,
  now: Date,
): Promise<Reply['below_cost']> {
  const members = await countGroupMembers(db, now);
  const groups = (await listPriceGroups(db)).map(({ id, name, hotel_percent: percent }) => ({
    id,
    name,
    percent,
    agencies: members.get(id) ?? 0,
  }));
  const net = { id: null, name: '', percent: 0, agencies: members.get(null) ?? 0 };
  return [net, ...groups].filter(({ percent }) => isBelowCost(terms, percent, quoted));
}

interface Comparison {
  terms: SupplierTerms;
  quoted: QuotedOn;
  nights: readonly Night[];
  before: ReadonlyMap<string, { value: number }>;
  lang: Lang;
}

function comparePlan(
  plan: ContractPlan,
  { terms, quoted, nights, before, lang }: Comparison,
): Reply['plans'][number] {
  const priced = nightPricer(terms, plan.id, quoted);
  const changed = nights
    .map(({ date }) => {
      const former = before.get(date)?.value ?? 0;
      return { former, next: priced(date)?.price ?? former };
    })
    .filter(({ former, next }) => former !== next);
  return {
    id: plan.id,
    code: plan.code,
    room: inLanguage(lang, { zh: plan.room_zh, en: plan.room_en }),
    nights: changed.length,
    before: rangeOf(
      changed.map(({ former }) => former),
      quoted.currency,
    ),
    after: rangeOf(
      changed.map(({ next }) => next),
      quoted.currency,
    ),
  };
}

/** Lowest and highest price of the nights that are sold. */
function rangeOf(prices: readonly number[], currency: string): Reply['plans'][number]['before'] {
  const sold = prices.filter((price) => price > 0);
  if (sold.length === 0) return null;
  return { lowest: money(Math.min(...sold), currency), highest: money(Math.max(...sold), currency) };
}
