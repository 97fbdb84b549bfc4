import type { DialogProps } from './dialog-props.tsx';
import { useOpenedModule } from './use-opened-module.tsx';

/** A modal dialog that keeps the focus until it is closed. Its code loads late: see `useOpenedModule`. */
export function Dialog(props: DialogProps) {
  const module = useOpenedModule(importPanel, props);
  return module && <module.DialogPanel {...props} />;
}

const importPanel = () => import('./dialog-panel.tsx');
