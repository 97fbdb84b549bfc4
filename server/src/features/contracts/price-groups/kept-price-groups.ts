import type { Caller, Db } from '../../../calls.ts';
import { type Markup, markupOf } from '../../../domain/pricing/markup.ts';
import type { Followed } from '../../../platform/changes/change-follower.ts';
import type { Change } from '../../../platform/changes/change-reader.ts';
import { seesNetPrices } from '../../permissions/permissions.ts';
import {
  type GroupVersion,
  listGroupVersions,
  listPriceGroups,
  type PricedProduct,
  type PriceGroup,
} from './price-group-store.ts';

interface Deps {
  db: Db;
  /** The site's currency, and the guests' markup in percent. */
  prices: { readonly current: { currency: string; publicMarkupPercent: number } };
}

/** Markup of the prices in a search, and whether they are net or public. */
export interface ShownPrices {
  markup: Markup;
  kind: 'net' | 'public';
}

/** In-memory markups of callers for searches; bookings query the database. */
export class KeptPriceGroups implements Followed {
  private readonly deps: Deps;
  private groups: ReadonlyMap<number, PriceGroup> = new Map();
  /** By agency, latest first; only agencies with a group. */
  private versions: ReadonlyMap<number, readonly GroupVersion[]> = new Map();

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async load(): Promise<void> {
    const { db } = this.deps;
    const groups = new Map((await listPriceGroups(db)).map((group) => [group.id, group]));
    const versions = new Map<number, GroupVersion[]>();
    for (const version of await listGroupVersions(db)) {
      const known = versions.get(version.agency_id);
      if (known) known.push(version);
      else versions.set(version.agency_id, [version]);
    }
    [this.groups, this.versions] = [groups, versions];
  }

  async apply(changes: readonly Change[]): Promise<void> {
    if (changes.some(({ topic }) => topic === 'price_groups')) await this.load();
  }

  /**
   * Markup of a caller: the public one for guests and members who may not see net prices, otherwise that of
   * the agency's group.
   */
  markupFor(caller: Caller | undefined, product: PricedProduct, now: Date): Markup {
    const { currency, publicMarkupPercent } = this.deps.prices.current;
    if (!seesNetPrices(caller)) return markupOf(publicMarkupPercent, currency);
    if (caller?.kind === 'member') return this.markupOfAgency(caller.agencyId, product, now);
    return markupOf(0, currency);
  }

  /** Prices that a caller sees in searches. */
  pricesFor(caller: Caller | undefined, product: PricedProduct, now: Date): ShownPrices {
    const kind = seesNetPrices(caller) ? 'net' : 'public';
    return { markup: this.markupFor(caller, product, now), kind };
  }

  /** Net prices of an agency, for a clerk who books for it. */
  pricesOfAgency(agencyId: number, product: PricedProduct, now: Date): ShownPrices {
    return { markup: this.markupOfAgency(agencyId, product, now), kind: 'net' };
  }

  /** Markup of an agency by the price group of its contract. */
  private markupOfAgency(agencyId: number, product: PricedProduct, now: Date): Markup {
    return markupOf(this.percentOf(agencyId, product, now), this.deps.prices.current.currency);
  }

  private percentOf(agencyId: number, product: PricedProduct, now: Date): number {
    const groupId = this.versions.get(agencyId)?.find(({ valid_from }) => valid_from <= now)?.price_group_id;
    const group = groupId ? this.groups.get(groupId) : undefined;
    return group ? group[`${product}_percent`] : 0;
  }
}
