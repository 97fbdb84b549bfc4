import { Button } from '@serai/ui/button';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
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
export function ApplyFilters(props: FilterProps) {
  const { search, products, onChange } = props;
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
      <Dates {...props} />
      {isNarrowed(search) && (
        <Button kind="quiet" size="compact" onClick={() => onChange(cleared)}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

function Dates({ search, onChange }: FilterProps) {
  const t = usePhrases('bill-apply');
  return (
    <fieldset className="flex min-w-0 items-center gap-2 max-sm:w-full">
      <legend className="sr-only">{t('service')}</legend>
      <span aria-hidden="true" className="shrink-0 text-caption text-muted">
        {t('service')}
      </span>
      <TextInput
        type="date"
        aria-label={`${t('service')} ${t('from')}`}
        value={search.service_from ?? ''}
        max={search.service_to ?? undefined}
        className="sm:w-36"
        onChange={(event) => onChange({ service_from: event.target.value || null })}
      />
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <TextInput
        type="date"
        aria-label={`${t('service')} ${t('to')}`}
        value={search.service_to ?? ''}
        min={search.service_from ?? undefined}
        className="sm:w-36"
        onChange={(event) => onChange({ service_to: event.target.value || null })}
      />
    </fieldset>
  );
}

const cleared: Partial<ApplySearch> = { keyword: '', product: null, service_from: null, service_to: null };
