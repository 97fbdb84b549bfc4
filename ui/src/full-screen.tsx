import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

export interface FullScreenProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  words: { close: string };
  children: ReactNode;
}

/** Full-screen display, black on white in both colour schemes, to be shown to another person. */
export function FullScreen({ open, onOpenChange, title, words, children }: FullScreenProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Popup className="by-day fixed inset-0 z-[1950] flex flex-col bg-[#fff] text-[#000] outline-none">
          <div className="flex items-center justify-between gap-4 p-2 pl-4">
            <Base.Title className="text-caption text-muted">{title}</Base.Title>
            <Base.Close render={<IconButton icon="close" label={words.close} />} />
          </div>
          <div className="min-h-0 flex-1 overflow-auto px-4 pb-8">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
