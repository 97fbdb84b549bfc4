import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, type RefObject, useState } from 'react';
import { classNames } from './class-names.tsx';
import { firstFault } from './first-fault.tsx';
import { useRoomBelow } from './use-room-below.tsx';

export interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Button element that opens it; not needed with `anchor`. */
  trigger?: ReactElement<Record<string, unknown>> | undefined;
  /** Element below which it is placed if something else opens it. */
  anchor?: RefObject<HTMLElement | null> | undefined;
  /** Accessible name of the panel. */
  label: string;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Distance in pixels; default 8. */
  offset?: number | undefined;
  /**
   * Stays below even if there is little room, and scrolls the page: its content grows during use, and must not
   * jump.
   */
  steady?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A floating panel beside its trigger; Escape and a click elsewhere close it and return the focus. */
export function Popover(props: PopoverProps) {
  const {
    open,
    onOpenChange,
    trigger,
    anchor,
    label,
    align = 'start',
    offset = 8,
    steady = false,
    className,
    children,
  } = props;
  const [popup, setPopup] = useState<HTMLElement | null>(null);
  useRoomBelow(steady ? popup : null, anchor, offset);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner
          {...(anchor ? { anchor } : {})}
          sideOffset={offset}
          align={align}
          collisionPadding={16}
          collisionAvoidance={{ side: steady ? 'none' : 'flip', align: 'shift', fallbackAxisSide: 'none' }}
          // As high as a dialog: of two layers, the one opened later is on top.
          className="z-[1950]"
        >
          <Base.Popup
            ref={setPopup}
            initialFocus={() => firstFault(popup)}
            {...(anchor ? { finalFocus: anchor } : {})}
            aria-label={label}
            className={classNames(
              'max-w-[calc(100vw-2rem)] overflow-auto rounded-card border border-line',
              steady ? 'max-h-[max(var(--available-height),26rem)]' : 'max-h-[var(--available-height)]',
              'bg-surface p-4 text-text shadow-floating outline-none transition-opacity duration-150',
              'data-ending-style:opacity-0 data-starting-style:opacity-0',
              className,
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
