import type { ReactNode, RefObject } from 'react';

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
