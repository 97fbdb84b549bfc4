import { Button } from '@serai/ui/button';
import { Select } from '@serai/ui/select';
import { DatePeriod } from '../../platform/form/date-period.tsx';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { KeywordForm } from '../../platform/list/keyword-form.tsx';
import { type ApplySearch, isNarrowed } from './apply-search.ts';

interface FilterProps {
  search: ApplySearch;
  /** The products that open charges are of. */
  products: readonly string[];
  onChange: (part: Partial<ApplySearch>) => void;
}

const productNames: Readonly<Record<string, PhraseKey<'bill-apply'>>> = {
  hotel: 'product_hotel',
  car: 'product_car',
  airport: 'product_airport',
};

/** Keyword, product and days of service of the charges to choose from. */
export function ApplyFilters({ search, products, onChange }: FilterProps) {
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
        onSearch={(keyword) => onChange({ keyword })}
      />
      <Select
        aria-label={t('product')}
        className="max-sm:w-full"
        value={search.product ?? ''}
        onChange={(event) => onChange({ product: event.target.value || null })}
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
        onChange={({ from, to }) => onChange({ service_from: from, service_to: to })}
      />
      {isNarrowed(search) && (
        <Button kind="quiet" size="compact" onClick={() => onChange(cleared)}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

const cleared: Partial<ApplySearch> = { keyword: '', product: null, service_from: null, service_to: null };
