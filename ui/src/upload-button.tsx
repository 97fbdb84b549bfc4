import { type ReactNode, useRef } from 'react';
import { Button, type ButtonKind, type ButtonSize } from './button.tsx';
import type { IconName } from './icons.tsx';

export interface UploadButtonProps {
  onFile?: ((file: File) => void) | undefined;
  /** In place of `onFile` where several may be chosen at once. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  /** As the attribute of a file input: `.png,image/jpeg`. */
  accept?: string | undefined;
  /** A phone opens its camera in place of the chooser. */
  camera?: boolean | undefined;
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  icon?: IconName | undefined;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Ids of what explains it. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A button that opens the chooser for files. The same file can be chosen again after a failure. */
export function UploadButton(props: UploadButtonProps) {
  const { onFile, onFiles, accept, camera = false, describedBy, children, ...button } = props;
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
        multiple={onFiles !== undefined && !camera}
        capture={camera ? 'environment' : undefined}
        hidden
        // The button speaks for it; tests and tools still reach it.
        aria-hidden="true"
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files[0]) onFile?.(files[0]);
          if (files.length > 0) onFiles?.(files);
        }}
      />
    </>
  );
}
