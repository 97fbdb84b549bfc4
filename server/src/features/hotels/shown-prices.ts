import type { Caller } from '../../calls.ts';
import type { Markup } from '../../domain/pricing/markup.ts';
import { seesNetPrices } from '../permissions/permissions.ts';
import type { Catalogue } from './catalogue/catalogue.ts';

/** Markup of the prices in a search, and whether they are net or public. */
export interface ShownPrices {
  markup: Markup;
  kind: 'net' | 'public';
}

/** Prices that a caller sees in searches. */
export function pricesFor(catalogue: Catalogue, caller: Caller | undefined, now: Date): ShownPrices {
  return { markup: catalogue.markupFor(caller, now), kind: seesNetPrices(caller) ? 'net' : 'public' };
}

/** Net prices of an agency, for a clerk who books for it. */
export function pricesOfAgency(catalogue: Catalogue, agencyId: number, now: Date): ShownPrices {
  return { markup: catalogue.markupOfAgency(agencyId, now), kind: 'net' };
}
