import { useNavigate } from 'react-router';
import { FilterFrame } from './filter-frame.tsx';
import {
  clearedFilters,
  countFilters,
  type ListState,
  listHref,
  openFilters,
  readList,
  withFilters,
} from './list-address.ts';
import type { FoundProps, ListProduct, OffersFound } from './list-product.ts';
import { MarkedRow } from './marked-row.tsx';
import { NoMatch } from './no-match.tsx';
import { ResultPages } from './result-pages.tsx';
import { ResultsHead } from './results-head.tsx';
import { ResultsLayout } from './results-layout.tsx';
import { SortBar, type SortBarProps } from './sort-bar.tsx';
import { SortSelect } from './sort-select.tsx';
import { useWanted } from './use-wanted.ts';

type ListResultsProps<
  Search,
  Sort extends string,
  Filters extends object,
  Found extends OffersFound,
  Asked,
> = FoundProps<ListState<Search, Sort, Filters>, Found> & {
  product: ListProduct<Search, Sort, Filters, Found, Asked>;
};

/** Filters at the side, the rows beside them, the pages below; if there are no offers, suggestions. */
export function ListResults<
  Search,
  Sort extends string,
  Filters extends object,
  Found extends OffersFound,
  Asked,
>({ product, ...answer }: ListResultsProps<Search, Sort, Filters, Found, Asked>) {
  const { state, found } = answer;
  const { address, phrases, Summary, beside, Choice } = product;
  const navigate = useNavigate();
  const sortWords = product.useSortWords();
  const head = product.useHead(answer);
  const { updating, wanted } = useWanted(address.path(), state, (params) => readList(address, params));
  const { filters } = wanted;
  const active = countFilters(address.filters, filters);
  const change = (next: Filters) =>
    navigate(listHref(address, { ...wanted, page: 1, filters: next }), { preventScrollReset: true });
  const chips = product.useFilterChips({ filters, found });
  const clear = () => change(clearedFilters(address.filters, filters));
  const sorts: SortBarProps<Sort> = {
    entries: address.sorts.map((sort) => ({ sort, label: sortWords(sort) })),
    chosen: wanted.sort,
    order: wanted.order,
    usual: product.usualOrder,
    href: (sort, order) => listHref(address, { ...wanted, page: 1, sort, order }),
  };
  if (found.total_unfiltered === 0) {
    return (
      <div className="py-4">
        <div className="mb-2">
          {Summary ? <Summary {...answer} /> : <ResultsHead phrases={phrases} found={found} {...head} />}
        </div>
        <product.NothingFree {...answer} />
      </div>
    );
  }
  return (
    <div className={Summary ? 'grid gap-2 py-2 lg:gap-3 lg:py-3' : 'py-4'}>
      {Summary && <Summary {...answer} />}
      <ResultsLayout
        phrases={phrases}
        head={<ResultsHead phrases={phrases} found={found} {...head} />}
        choice={Choice && <Choice state={state} wanted={wanted} found={found} />}
        sortBar={<SortBar<Sort> {...sorts} rare={product.rareSorts} />}
        sortSelect={<SortSelect<Sort> {...sorts} />}
        chips={chips}
        onClearChip={(names) => {
          const none = Object.fromEntries(names.map((name) => [name, undefined]));
          change(withFilters(filters, none as Partial<Filters>));
        }}
        filters={
          <FilterFrame active={active} onClear={clear}>
            <product.Filters
              filters={filters}
              found={found}
              set={(part) => change(withFilters(filters, part))}
              tick={(name, chosen) =>
                change(
                  withFilters(filters, {
                    [name]: address.filters[name].read(chosen.join(',')),
                  } as Partial<Filters>),
                )
              }
            />
          </FilterFrame>
        }
        active={active}
        onClearFilters={clear}
        viewSwitch={beside && <beside.Switch {...answer} />}
        beside={beside && <beside.View {...answer} />}
        total={found.total}
        updating={updating}
        pages={
          <ResultPages
            page={state.page}
            total={found.total}
            href={(page) => listHref(address, { ...state, page })}
          />
        }
      >
        {found.list.length > 0 ? (
          <Rows product={product} {...answer} />
        ) : (
          <NoMatch
            phrases={phrases}
            unfiltered={found.total_unfiltered}
            clearedPath={listHref(address, {
              ...state,
              page: 1,
              filters: openFilters(address.filters),
            })}
          />
        )}
      </ResultsLayout>
    </div>
  );
}

function Rows<Search, Sort extends string, Filters extends object, Found extends OffersFound, Asked>({
  product,
  ...answer
}: ListResultsProps<Search, Sort, Filters, Found, Asked>) {
  return (
    <ol className="overflow-hidden rounded-card border border-line bg-surface">
      {answer.found.list.map((offer, index) => (
        <MarkedRow key={product.keyOf(offer)} offerKey={product.keyOf(offer)}>
          <product.Row {...answer} offer={offer} index={index} />
        </MarkedRow>
      ))}
    </ol>
  );
}
