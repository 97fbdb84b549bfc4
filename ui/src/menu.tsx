import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.tsx';
import { Icon } from './icons.tsx';

export interface MenuProps {
  /** Content of the button. */
  button: ReactNode;
  /** Accessible name if the content has no text. */
  label?: string | undefined;
  align?: 'start' | 'end' | undefined;
  /** Without the arrow on narrow phones. */
  tight?: boolean;
  /** Links and buttons; a click on one closes the menu. */
  children: ReactNode;
}

/** A button that opens a short list of links. Escape, leaving it and a selection close it. */
export function Menu({ button, label, align = 'end', tight = false, children }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);
  return (
    <div ref={root} className="relative">
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        onClick={() => setOpen(!open)}
        className="flex h-10 items-center gap-2 rounded-control px-2 transition-colors duration-150 hover:bg-current/10"
      >
        {button}
        <Icon
          name="chevron-down"
          size={14}
          className={classNames(open && 'rotate-180', tight && 'max-[26rem]:hidden')}
        />
      </button>
      {/* The links inside answer to keys themselves; this only notices that one was chosen. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: see above */}
      <div
        id={`${id}-list`}
        hidden={!open}
        onClick={() => setOpen(false)}
        className={classNames(
          'absolute top-full z-[1900] mt-2 min-w-48 rounded-card border border-line bg-surface p-2 text-text shadow-floating',
          align === 'end' ? 'right-0' : 'left-0',
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** Class of a line in a menu, for a link or a button. */
export const menuItemClass =
  'flex w-full items-center gap-2 rounded-control px-3 py-2 text-left text-body hover:bg-teal-soft hover:text-teal aria-[current]:font-strong';
