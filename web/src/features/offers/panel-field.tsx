import { useLatePanel } from '@serai/ui/use-late-panel';
import type { ReactNode, RefObject } from 'react';
import { useSlotError } from './search-slot.tsx';

export interface LatePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
}

/** Field of a search line that shows the choice and opens a panel; the panel's code is loaded on first use. */
export function PanelField<Module>(props: {
  label: string;
  chosen: string;
  importPanel: () => Promise<Module>;
  children: (module: Module, panel: LatePanelProps) => ReactNode;
}) {
  const { label, chosen, importPanel, children } = props;
  const { module, panel, button } = useLatePanel(importPanel);
  const wrong = useSlotError();
  return (
    <>
      <button
        {...button}
        aria-describedby={wrong}
        data-invalid={wrong !== undefined || undefined}
        data-fault-inside
        className="block w-full min-w-0 text-left outline-none"
      >
        <span className="block truncate text-caption text-muted">{label}</span>
        <span className="block truncate font-strong">{chosen}</span>
      </button>
      {module && children(module, panel)}
    </>
  );
}
