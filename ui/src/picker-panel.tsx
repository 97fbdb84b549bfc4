import type { ReactNode, RefObject } from 'react';
import { Popover } from './popover.tsx';
import { Sheet } from './sheet.tsx';
import { useNarrow } from './use-narrow.tsx';

export interface PickerPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
  title: string;
  words: { close: string };
  align?: 'start' | 'center' | 'end' | undefined;
  footer?: ReactNode | undefined;
  children: ReactNode;
}

/**
 * Panel of a picker: floating below its field, a sheet on a phone. Import it when the field is first focused (see
 * `useLateModule`), so that it costs nothing before.
 */
export function PickerPanel(props: PickerPanelProps) {
  const { open, onOpenChange, anchor, title, words, align = 'start', footer, children } = props;
  const narrow = useNarrow();
  if (narrow) {
    return (
      <Sheet
        open={open}
        onOpenChange={onOpenChange}
        title={title}
        words={words}
        footer={footer}
        returnTo={anchor}
      >
        {children}
      </Sheet>
    );
  }
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      label={title}
      align={align}
      offset={20}
      steady
    >
      {children}
      {footer && (
        <div className="sticky -bottom-4 -mb-4 mt-4 border-t border-line bg-surface py-4">{footer}</div>
      )}
    </Popover>
  );
}
