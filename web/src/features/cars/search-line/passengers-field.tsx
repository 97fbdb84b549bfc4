import { useLateModule } from '@serai/ui/use-late-module';
import { useRef, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { PassengersProps } from './passengers-props.ts';

/** How many ride; the panel is loaded when the field is first touched. */
export function PassengersField(props: PassengersProps) {
  const { adults, children } = props.value;
  const t = usePhrases('car-search');
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLButtonElement>(null);
  const { module, load } = useLateModule(importPanel);
  return (
    <>
      <button
        ref={field}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onFocus={load}
        onPointerEnter={load}
        onClick={() => {
          load();
          setOpen(!open);
        }}
        className="block w-full min-w-0 text-left outline-none"
      >
        <span className="block text-caption text-muted">{t('passengers')}</span>
        <span className="figures block truncate font-strong">
          {t(children > 0 ? 'passengersSummaryChildren' : 'passengersSummary', { adults, children })}
        </span>
      </button>
      {module && <module.PassengersPanel {...props} open={open} onOpenChange={setOpen} anchor={field} />}
    </>
  );
}

const importPanel = () => import('./passengers-panel.tsx');
