import { Icon, type IconName } from '@serai/ui/icons';
import { Skeleton } from '@serai/ui/skeleton';
import { Tabs } from '@serai/ui/tabs';
import { useLateModule } from '@serai/ui/use-late-module';
import { type ComponentType, useCallback, useState } from 'react';
import { useApp } from '../../platform/app.tsx';
import type { Language } from '../../platform/i18n/language.ts';
import { loadPhrases, usePhrases } from '../../platform/i18n/phrases.ts';
import { SearchLine } from '../hotels/search-line/search-line.tsx';
import type { StaySearch } from '../hotels/search-line/stay-search.ts';

const products = ['hotels', 'cars', 'transfers'] as const;
type Product = (typeof products)[number];

/** One search line per product. The hotels' is rendered at once; the others are loaded when selected. */
export function HeroSearch(props: {
  search: StaySearch;
  nowMs: number;
  /** Marks missing dates of the stay at once. */
  asksDates?: boolean;
}) {
  const { search, nowMs, asksDates = false } = props;
  const t = usePhrases('home');
  const [product, setProduct] = useState<Product>('hotels');
  const cars = useLateSearch(importCars);
  const transfers = useLateSearch(importTransfers);
  const loads: Record<Product, () => void> = { hotels: () => {}, cars: cars.load, transfers: transfers.load };
  return (
    <div className="rounded-card bg-surface px-4 pb-4 text-text shadow-floating">
      <Tabs
        label={t('products')}
        items={products.map((value) => ({
          value,
          label: <ProductName product={value} onPointerEnter={loads[value]} />,
        }))}
        value={product}
        onChange={(next) => {
          loads[next]();
          setProduct(next);
        }}
      >
        {/* Input for one product is kept while the reader looks at another. */}
        <div hidden={product !== 'hotels'}>
          <SearchLine initial={search} nowMs={nowMs} asksDates={asksDates} />
        </div>
        <div hidden={product !== 'cars'}>
          <LateSearch search={cars.Search} nowMs={nowMs} />
        </div>
        <div hidden={product !== 'transfers'}>
          <LateSearch search={transfers.Search} nowMs={nowMs} />
        </div>
      </Tabs>
    </div>
  );
}

function ProductName({ product, onPointerEnter }: { product: Product; onPointerEnter: () => void }) {
  const t = usePhrases('home');
  return (
    <span onPointerEnter={onPointerEnter} className="inline-flex h-full items-center gap-2">
      <Icon name={icons[product]} size={18} />
      {t(`product_${product}`)}
    </span>
  );
}

/** The search line, or its placeholder while loading. */
function LateSearch({ search: Search, nowMs }: { search: SearchOfProduct | null; nowMs: number }) {
  const common = usePhrases('common');
  if (Search) return <Search nowMs={nowMs} />;
  return (
    <div role="status">
      <span className="sr-only">{common('loading')}</span>
      <Skeleton className="h-20 w-full" />
    </div>
  );
}

type SearchOfProduct = ComponentType<{ nowMs: number }>;
interface SearchModule {
  Search: SearchOfProduct;
}

/** A search line with its phrases, loaded at first use. */
function useLateSearch(importSearch: (lang: Language) => Promise<SearchModule>) {
  const { lang } = useApp();
  const importer = useCallback(() => importSearch(lang), [importSearch, lang]);
  const { module, load } = useLateModule(importer);
  return { Search: module?.Search ?? null, load };
}

async function importCars(lang: Language): Promise<SearchModule> {
  const [module] = await Promise.all([import('./car-tab.tsx'), loadPhrases(lang, ['car-search'])]);
  return module;
}

async function importTransfers(lang: Language): Promise<SearchModule> {
  const [module] = await Promise.all([
    import('./transfer-tab.tsx'),
    loadPhrases(lang, ['transfer-search', 'dates']),
  ]);
  return module;
}

const icons: Record<Product, IconName> = { hotels: 'bed', cars: 'car', transfers: 'plane' };
