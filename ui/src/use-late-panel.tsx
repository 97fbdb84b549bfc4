import { useRef, useState } from 'react';
import { useLateModule } from './use-late-module.tsx';

/**
 * A button that opens a panel whose code is loaded at the first touch of the button. Spread `button` on the button
 * and `panel` on the panel, once `module` is loaded.
 */
export function useLatePanel<Module>(importer: () => Promise<Module>) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const { module, load } = useLateModule(importer);
  return {
    module,
    panel: { open, onOpenChange: setOpen, anchor },
    button: {
      ref: anchor,
      type: 'button' as const,
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': open,
      onFocus: load,
      onPointerEnter: load,
      onClick: () => {
        load();
        setOpen(!open);
      },
    },
  };
}
