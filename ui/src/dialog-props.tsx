import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode | undefined;
  words: { close: string };
  /** Buttons, the most important one last. */
  actions?: ReactNode | undefined;
  /** Element focused on opening; default the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Neither a click outside nor Escape closes it, because its content would be lost. */
  guarded?: boolean | undefined;
  /** Wider, for a table or a form in two columns. */
  wide?: boolean | undefined;
  children?: ReactNode | undefined;
}
