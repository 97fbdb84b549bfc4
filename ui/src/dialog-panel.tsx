import { Dialog as Base } from '@base-ui/react/dialog';
import { useEffect, useRef } from 'react';
import { backdropClass } from './backdrop-class.tsx';
import { classNames } from './class-names.tsx';
import type { DialogProps } from './dialog-props.tsx';
import { IconButton } from './icon-button.tsx';

/** The window of `Dialog`. */
export function DialogPanel(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    words,
    actions,
    initialFocus,
    guarded = false,
    wide = false,
    children,
  } = props;
  const openedAtMs = useRef(0);
  useEffect(() => {
    if (open) openedAtMs.current = performance.now();
  }, [open]);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={guarded}
      onOpenChange={(next, { reason }) => {
        if (guarded && reason === 'escape-key') return;
        // The second click of a double click on the opening element.
        if (reason === 'outside-press' && performance.now() - openedAtMs.current < doubleClickMs) return;
        onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport className="fixed inset-0 z-[1950] grid place-items-center overflow-auto p-4">
          <Base.Popup
            {...(initialFocus ? { initialFocus } : {})}
            className={classNames(
              'w-full rounded-card border border-line bg-surface p-6 text-text shadow-floating outline-none',
              'transition-[opacity,translate] duration-150 data-ending-style:opacity-0',
              'data-starting-style:translate-y-2 data-starting-style:opacity-0',
              wide ? 'max-w-3xl' : 'max-w-lg',
            )}
          >
            <div className="flex items-start justify-between gap-4">
              <Base.Title className="text-lead font-strong">{title}</Base.Title>
              <Base.Close
                render={<IconButton icon="close" label={words.close} className="-mt-2 -mr-2 text-muted" />}
              />
            </div>
            {description && <Base.Description className="mt-2 text-muted">{description}</Base.Description>}
            {children && <div className="mt-4">{children}</div>}
            {actions && (
              <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:*:flex-1">{actions}</div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Maximum delay of the second click of a double click. */
const doubleClickMs = 500;
