import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PanelField } from '../../offers/panel-field.tsx';
import type { PassengersProps } from './passengers-props.ts';

/** How many ride. */
export function PassengersField(props: PassengersProps) {
  const { adults, children } = props.value;
  const t = usePhrases('car-search');
  return (
    <PanelField
      label={t('passengers')}
      chosen={t(children > 0 ? 'passengersSummaryChildren' : 'passengersSummary', { adults, children })}
      importPanel={importPanel}
    >
      {({ PassengersPanel }, panel) => <PassengersPanel {...props} {...panel} />}
    </PanelField>
  );
}

const importPanel = () => import('./passengers-panel.tsx');
