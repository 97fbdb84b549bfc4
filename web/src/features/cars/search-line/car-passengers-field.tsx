import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PanelField } from '../../offers/panel-field.tsx';
import type { PassengersProps } from './passengers-props.ts';

/** Number of passengers and pieces of luggage. */
export function PassengersField(props: PassengersProps) {
  const { adults, children, bags } = props.value;
  const t = usePhrases('car-search');
  const people = t(children > 0 ? 'passengersSummaryChildren' : 'passengersSummary', { adults, children });
  return (
    <PanelField
      label={t('passengers')}
      chosen={[people, bags > 0 && t('bagsSummary', { bags })].filter(Boolean).join(' · ')}
      importPanel={importPanel}
    >
      {({ PassengersPanel }, panel) => <PassengersPanel {...props} {...panel} />}
    </PanelField>
  );
}

const importPanel = () => import('./passengers-panel.tsx');
