import { useLoaderData } from 'react-router';
import { PageHead } from '../../platform/head/page-head.tsx';
import { trailFacts } from '../../platform/head/site-facts.ts';
import { useSpeaker } from '../../platform/head/use-speaker.ts';
import type { ListState } from './list-address.ts';
import type { ListData, ListProduct, OffersFound } from './list-product.ts';
import { ListResults } from './list-results.tsx';
import { useRemembered } from './use-remembered.ts';

/** A product's list: the search line at the top, and the results. */
export function ListFrame<
  Search,
  Sort extends string,
  Filters extends object,
  Found extends OffersFound,
  Asked,
>({ product }: { product: ListProduct<Search, Sort, Filters, Found, Asked> }) {
  const data = useLoaderData<ListData<ListState<Search, Sort, Filters>, Found, Asked>>();
  const { state, nowMs } = data;
  const isAnswered = data.kind === 'found';
  useRemembered(product.name, isAnswered ? product.address.writeSearch(state.search).toString() : null);
  const words = product.usePageWords(state);
  const path = data.kind === 'ask' ? product.address.path() : (product.publicPath?.(state) ?? null);
  const speaker = useSpeaker();
  const trail = [
    { name: speaker.siteName, path: '/' },
    { name: words.title, path: path ?? '/' },
  ];
  return (
    <>
      <PageHead
        {...words}
        path={path ?? undefined}
        indexed={path !== null}
        structured={[trailFacts(trail, speaker)]}
      />
      <product.SearchAtHand data={data} />
      <div className="mx-auto max-w-7xl px-4 md:px-8 beside:max-w-[110rem]">
        {data.kind === 'found' && (
          <ListResults product={product} state={state} found={data.found} nowMs={nowMs} />
        )}
        {data.kind === 'ask' && <product.AskFirst search={state.search} asked={data.asked} />}
        {data.kind === 'refused' && <product.Refused state={state} refusal={data.refusal} nowMs={nowMs} />}
      </div>
    </>
  );
}
