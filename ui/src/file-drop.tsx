import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.tsx';
import { IconButton } from './icon-button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { UploadButton } from './upload-button.tsx';
import { useFileDrop } from './use-file-drop.tsx';

export interface FileDropProps {
  onFile: (file: File) => void;
  accept?: string | undefined;
  /** Uploaded share, 0 to 1, during an upload. */
  progress?: number | undefined;
  onCancel?: (() => void) | undefined;
  /** Accepted files; shown below the button and announced with it. */
  hint?: ReactNode | undefined;
  words: {
    /** Before the button: “Drop a file here, or”. */
    dropHere: string;
    /** Shown while a file is dragged over it. */
    dropNow: string;
    choose: string;
    cancel: string;
    /** Label beside the progress bar: “Uploading, 40%”. */
    sending: (percent: number) => string;
  };
}

/** Drop zone for one file, with a button as an alternative; shows the progress during the upload. */
export function FileDrop({ onFile, accept, progress, onCancel, hint, words }: FileDropProps) {
  const id = useId();
  const { over, handlers } = useFileDrop(
    progress === undefined ? ([file]) => file && onFile(file) : undefined,
  );
  return (
    // Only dropping uses it; the button inside does the same by keyboard.
    <div
      {...handlers}
      className={classNames(
        'flex min-h-32 flex-col items-center justify-center gap-2 rounded-card border border-dashed px-4 py-6 text-center',
        'transition-colors duration-150',
        over ? 'border-teal bg-teal-soft' : 'border-line-strong bg-sunken',
      )}
    >
      <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
        <span className="text-muted">{over ? words.dropNow : words.dropHere}</span>
        {/* It stays while a file is sent, so that the focus does. */}
        <UploadButton
          onFile={onFile}
          accept={accept}
          size="compact"
          busy={progress !== undefined}
          describedBy={hint ? id : undefined}
        >
          {words.choose}
        </UploadButton>
      </div>
      {progress !== undefined && (
        <div className="flex w-full max-w-80 items-center gap-2">
          <div className="min-w-0 flex-1">
            <ProgressBar share={progress} label={words.sending(Math.floor(progress * 100))} />
          </div>
          {onCancel && (
            <IconButton icon="close" label={words.cancel} className="text-muted" onClick={onCancel} />
          )}
        </div>
      )}
      {hint && (
        <p id={id} hidden={progress !== undefined} className="text-caption text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
