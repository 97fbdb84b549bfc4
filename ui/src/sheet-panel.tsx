import { Dialog as Base } from '@base-ui/react/dialog';
import { useState } from 'react';
import { backdropClass } from './backdrop-class.tsx';
import { classNames } from './class-names.tsx';
import { firstFault } from './first-fault.tsx';
import { IconButton } from './icon-button.tsx';
import type { SheetProps } from './sheet-props.tsx';
import { useBackCloses } from './use-back-closes.tsx';

/** The window of `Sheet`. */
export function SheetPanel({
  open,
  onOpenChange,
  title,
  words,
  from = 'bottom',
  footer,
  returnTo,
  children,
}: SheetProps) {
  const [popup, setPopup] = useState<HTMLElement | null>(null);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          ref={setPopup}
          data-sheet={open || undefined}
          initialFocus={() => firstFault(popup)}
          {...(returnTo ? { finalFocus: returnTo } : {})}
          className={classNames(
            'fixed z-[1950] flex flex-col bg-surface text-text shadow-floating outline-none',
            'transition-transform duration-200 ease-out',
            places[from],
          )}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4">
            <Base.Title className="text-lead font-strong">{title}</Base.Title>
            <Base.Close render={<IconButton icon="close" label={words.close} className="text-muted" />} />
          </div>
          <div className="min-h-0 flex-1 overflow-auto p-4">{children}</div>
          {footer && <div className="border-t border-line p-4">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const places = {
  bottom:
    'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-card data-ending-style:translate-y-full data-starting-style:translate-y-full',
  left: 'inset-y-0 left-0 w-[min(20rem,86vw)] data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
};
