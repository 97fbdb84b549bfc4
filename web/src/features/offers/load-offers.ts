import type { LoaderFunctionArgs } from 'react-router';
import { ApiFailure } from '../../platform/api/api.ts';
import type { App } from '../../platform/app.tsx';
import { type ListState, readList } from './list-address.ts';
import type { ListData, ListProduct, OffersFound } from './list-product.ts';

/** Creates the loader of a list page. Until the address contains a complete search, the page asks for one. */
export function offersLoader<
  Search,
  Sort extends string,
  Filters extends object,
  Found extends OffersFound,
  Asked,
>(product: ListProduct<Search, Sort, Filters, Found, Asked>) {
  return async (
    { api }: App,
    { request }: LoaderFunctionArgs,
  ): Promise<ListData<ListState<Search, Sort, Filters>, Found, Asked>> => {
    const nowMs = Date.now();
    const options = { quiet: true, signal: request.signal };
    const read = readList(product.address, new URL(request.url).searchParams);
    const state = { ...read, search: product.withUsualTimes(read.search, nowMs) };
    try {
      const found = await product.find(api, state, options);
      if (!found) return { nowMs, state, kind: 'ask', asked: await product.suggest(api, options) };
      return { nowMs, state: { ...state, search: product.named(state.search, found) }, kind: 'found', found };
    } catch (cause) {
      // A refusal with a reason is shown on the page, beside the search line. Any other error fails the page.
      if (!(cause instanceof ApiFailure) || cause.data === null || cause.code !== 0) throw cause;
      const { message, reason, fieldErrors } = cause;
      return { nowMs, state, kind: 'refused', refusal: { message, reason, fieldErrors } };
    }
  };
}
