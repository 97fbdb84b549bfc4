import { type ReactNode, useRef } from 'react';
import { Button, type ButtonKind, type ButtonSize } from './button.tsx';
import type { IconName } from './icons.tsx';

export interface UploadButtonProps {
  onFile?: ((file: File) => void) | undefined;
  /** Replaces `onFile` if several files may be selected at once. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  /** As the attribute of a file input: `.png,image/jpeg`. */
  accept?: string | undefined;
  /** Opens the camera on a phone instead of the file chooser. */
  camera?: boolean | undefined;
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  icon?: IconName | undefined;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Ids of the describing elements. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A button that opens the file chooser. The same file can be selected again after a failure. */
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
        // The button is exposed to screen readers instead; tests and tools can still reach the input.
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
