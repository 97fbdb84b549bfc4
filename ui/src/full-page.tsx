import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useBackCloses } from './use-back-closes.tsx';

export interface FullPageProps {
  title: string;
  words: { close: string };
  onClose: () => void;
  children: ReactNode;
}

/** A page above the page, e.g. a map on a phone. Its content fills the screen; the phone's back button closes it. */
export function FullPage({ title, words, onClose, children }: FullPageProps) {
  useBackCloses(true, onClose);
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Popup
          data-sheet
          className="fixed inset-0 z-[1950] flex flex-col bg-surface text-text outline-none"
        >
          <div className="flex items-center justify-between gap-4 border-b border-line p-2 pl-4">
            <Base.Title className="min-w-0 truncate font-strong">{title}</Base.Title>
            <Base.Close render={<IconButton icon="close" label={words.close} className="text-muted" />} />
          </div>
          <div className="min-h-0 flex-1">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
