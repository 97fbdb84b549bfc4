import { type ReactNode, useRef } from 'react';
import { Button, type ButtonKind, type ButtonSize } from './button.tsx';
import type { IconName } from './icons.tsx';

export interface UploadButtonProps {
  onFile: (file: File) => void;
  /** As the attribute of a file input: `.png,image/jpeg`. */
  accept?: string | undefined;
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  icon?: IconName | undefined;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Ids of what explains it. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A button that opens the chooser for one file. The same file can be chosen again after a failure. */
export function UploadButton({ onFile, accept, describedBy, children, ...button }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} aria-describedby={describedBy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        // The button speaks for it; tests and tools still reach it.
        aria-hidden="true"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
