import { useLateModule } from '@serai/ui/use-late-module';
import { useRef, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { RateDetailsProps } from './room-props.ts';

/** Opens the nights and the whole policy of a rate; the panel is loaded at first touch. */
export function RateDetailsButton(props: RateDetailsProps) {
  const t = usePhrases('hotel-detail');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { module, load } = useLateModule(importPanel);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onFocus={load}
        onPointerEnter={load}
        onClick={() => {
          load();
          setOpen(!open);
        }}
        className="mt-1 rounded-control text-caption text-teal underline underline-offset-4"
      >
        {t('priceDetails')}
      </button>
      {module && <module.RateDetailsPanel {...props} open={open} onOpenChange={setOpen} anchor={button} />}
    </>
  );
}

const importPanel = () => import('./rate-details-panel.tsx');
