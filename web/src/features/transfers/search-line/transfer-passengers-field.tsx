import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PanelField } from '../../offers/panel-field.tsx';
import type { TransferPassengersProps } from './transfer-passengers-props.ts';

/** Number of passengers and pieces of luggage. */
export function PassengersField(props: TransferPassengersProps) {
  const { adults, child_ages, bags } = props.value;
  const t = usePhrases('transfer-search');
  const children = child_ages.length;
  const people = t(children > 0 ? 'passengersSummaryChildren' : 'passengersSummary', { adults, children });
  return (
    <PanelField
      label={t('passengers')}
      chosen={[people, bags > 0 && t('bagsSummary', { bags })].filter(Boolean).join(' · ')}
      importPanel={importPanel}
    >
      {({ TransferPassengersPanel }, panel) => <TransferPassengersPanel {...props} {...panel} />}
    </PanelField>
  );
}

const importPanel = () => import('./transfer-passengers-panel.tsx');
