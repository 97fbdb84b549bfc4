import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useState } from 'react';
import { classNames } from './class-names.tsx';
import { backdropClass } from './dialog.tsx';
import { firstFault } from './first-fault.tsx';
import { IconButton } from './icon-button.tsx';
import { useBackCloses } from './use-back-closes.tsx';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  words: { close: string };
  /** From the bottom on a phone (default), or a drawer from the left. */
  from?: 'bottom' | 'left' | undefined;
  /** Fixed at the bottom while the rest scrolls: the button that finishes. */
  footer?: ReactNode | undefined;
  /** Element focused on closing; default the previously focused one. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** A panel that slides over the page on a phone: a picker, filters, the menu. The phone's back button closes it. */
export function Sheet({
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
