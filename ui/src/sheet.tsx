import type { ReactNode, RefObject } from 'react';
import { useOpenedModule } from './use-opened-module.tsx';

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

/**
 * A panel that slides over the page on a phone: a picker, filters, the menu. The phone's back button closes it. Its code
 * loads late: see `useOpenedModule`.
 */
export function Sheet(props: SheetProps) {
  const module = useOpenedModule(importPanel, props);
  return module && <module.SheetPanel {...props} />;
}

const importPanel = () => import('./sheet-panel.tsx');
