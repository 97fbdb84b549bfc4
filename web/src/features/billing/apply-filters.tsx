import { Button } from '@serai/ui/button';
import { Select } from '@serai/ui/select';
import { DatePeriod } from '../../platform/form/date-period.tsx';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { KeywordForm } from '../../platform/list/keyword-form.tsx';
import type { ListSearch } from '../../platform/list/use-list-search.ts';
import type { ApplySearch } from './apply-search.ts';

interface FilterProps {
  list: ListSearch<ApplySearch>;
  /** Products of the open charges. */
  products: readonly string[];
}

const productNames: Readonly<Record<string, PhraseKey<'bill-apply'>>> = {
  hotel: 'product_hotel',
  car: 'product_car',
  airport: 'product_airport',
};

/** Keyword, product and days of service of the selectable charges. */
export function ApplyFilters({ list, products }: FilterProps) {
  const { search, change } = list;
  const t = usePhrases('bill-apply');
  const shown = [...new Set([...products, ...(search.product ? [search.product] : [])])];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <KeywordForm
        key={search.keyword}
        keyword={search.keyword}
        label={t('keywordLabel')}
        placeholder={t('keyword')}
        className="w-full sm:max-w-md"
        onSearch={(keyword) => change({ keyword })}
      />
      <Select
        aria-label={t('product')}
        className="max-sm:w-full"
        value={search.product ?? ''}
        onChange={(event) => change({ product: event.target.value || null })}
        options={[
          { value: '', label: t('productAll') },
          ...shown.map((product) => {
            const name = productNames[product];
            return { value: product, label: name ? t(name) : product };
          }),
        ]}
      />
      <DatePeriod
        name={t('service')}
        lean="past"
        offers={['this_week', 'this_month', 'last_month']}
        value={{ from: search.service_from, to: search.service_to }}
        onChange={({ from, to }) => change({ service_from: from, service_to: to })}
      />
      {list.isFiltered && (
        <Button kind="quiet" size="compact" onClick={list.clear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
