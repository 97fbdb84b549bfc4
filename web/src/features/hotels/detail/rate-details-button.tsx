import { IconButton } from '@serai/ui/icon-button';
import { useLatePanel } from '@serai/ui/use-late-panel';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { RateDetailsProps } from './room-props.ts';

/** Opens the night prices and the full policy of a rate; the panel is loaded at the first touch. */
export function RateDetailsButton(props: RateDetailsProps) {
  const t = usePhrases('hotel-detail');
  const { module, panel, button } = useLatePanel(importPanel);
  return (
    <>
      <IconButton
        {...button}
        icon="info"
        label={t('priceDetails')}
        className="text-teal @min-[55rem]:size-8"
      />
      {module && <module.RateDetailsPanel {...props} {...panel} />}
    </>
  );
}

const importPanel = () => import('./rate-details-panel.tsx');
