import { AreaSelect } from '@serai/ui/area-select';
import { useApi } from '../../platform/app.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';

export interface AreaFieldProps {
  /** Six-digit codes: province, city, district, as far as chosen. */
  value: readonly string[];
  /** `isComplete`: down to the district, or to the last existing level (Taiwan has no list below it). */
  onChange: (value: readonly string[], isComplete: boolean) => void;
  required?: boolean | undefined;
  error?: string | undefined;
}

/** Field for a province, city and district of China. The page's route names the phrases `places`. */
export function AreaField(props: AreaFieldProps) {
  const t = usePhrases('places');
  const common = usePhrases('common');
  const api = useApi();
  return (
    <AreaSelect
      {...props}
      label={t('area')}
      load={async ([province, city], signal) => {
        const query = { province, city };
        const areas = await api.get('ajax/area', query, { quiet: true, signal });
        return areas.map(({ value, label }) => ({ value: String(value), label }));
      }}
      levels={[
        { label: t('province'), placeholder: t('provinceChoose') },
        { label: t('city'), placeholder: t('cityChoose') },
        { label: t('district'), placeholder: t('districtChoose') },
      ]}
      words={{ loading: common('loading'), failed: t('failed'), retry: common('retry') }}
    />
  );
}
