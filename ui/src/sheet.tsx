import type { SheetProps } from './sheet-props.tsx';
import { useOpenedModule } from './use-opened-module.tsx';

/**
 * A panel that slides over the page on a phone: a picker, filters, the menu. The phone's back button closes it. Its code
 * loads late: see `useOpenedModule`.
 */
export function Sheet(props: SheetProps) {
  const module = useOpenedModule(importPanel, props);
  return module && <module.SheetPanel {...props} />;
}

const importPanel = () => import('./sheet-panel.tsx');
