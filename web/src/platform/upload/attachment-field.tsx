import { classNames } from '@serai/ui/class-names';
import { IconButton } from '@serai/ui/icon-button';
import { Icon } from '@serai/ui/icons';
import { ProgressBar } from '@serai/ui/progress-bar';
import { UploadButton } from '@serai/ui/upload-button';
import { useFileDrop } from '@serai/ui/use-file-drop';
import { type ClipboardEvent, type ReactNode, useId, useRef } from 'react';
import { usePhrases } from '../i18n/phrases.ts';
import { sizeText } from './size-text.ts';
import type { Attachments, KeptFile } from './use-attachments.ts';

/** Types that every call with attachments takes; the hint names them. */
const accept = 'image/jpeg,image/png,application/pdf';

interface AttachmentFieldProps {
  attachments: Attachments;
  most: number;
  /** Types of the file chooser, with the hint that names them; by default pictures and PDF, also from the camera. */
  only?: { accept: string; hint: string };
  /** Text field above the files: files can be dropped on it and pasted into it, too. */
  children: ReactNode;
}

/**
 * Attachments around a text field: selected, dropped, pasted or photographed, each with a thumbnail during and
 * after its upload, until it is removed.
 */
export function AttachmentField({ attachments, most, only, children }: AttachmentFieldProps) {
  const t = usePhrases('upload');
  const id = useId();
  const { add, room } = attachments;
  const { over, handlers } = useFileDrop(add);
  const buttons = useRef<HTMLDivElement>(null);

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    // A picture copied from a document comes with text, which is ignored here.
    event.preventDefault();
    add(files);
  }

  function remove(file: KeptFile) {
    attachments.remove(file);
    // The button that had the focus has disappeared.
    requestAnimationFrame(() => buttons.current?.querySelector('button')?.focus());
  }

  return (
    // Only dropping and pasting need it; the button inside does the same by keyboard.
    <div
      {...handlers}
      onPaste={paste}
      className={classNames(
        'grid gap-3 rounded-card outline-offset-4 outline-teal outline-dashed transition-[outline-color] duration-150',
        over ? 'outline-2' : 'outline-0',
      )}
    >
      {children}
      <Files attachments={attachments} onRemove={remove} />
      <div ref={buttons} className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <UploadButton
          accept={only?.accept ?? accept}
          icon="clip"
          size="compact"
          disabled={room <= 0}
          describedBy={id}
          onFiles={add}
        >
          {t('attach')}
        </UploadButton>
        <span className={only ? 'hidden' : 'hidden pointer-coarse:inline-flex'}>
          <UploadButton
            accept="image/*"
            camera
            icon="camera"
            size="compact"
            disabled={room <= 0}
            onFiles={add}
          >
            {t('takePhoto')}
          </UploadButton>
        </span>
        <p id={id} className="min-w-0 flex-1 basis-64 text-caption text-muted">
          {over ? t('attachDrop') : (only?.hint ?? t('attachHint', { most }))}
        </p>
      </div>
    </div>
  );
}

function Files(props: { attachments: Attachments; onRemove: (file: KeptFile) => void }) {
  const { attachments, onRemove } = props;
  const t = usePhrases('upload');
  const { kept, sending, pictureOf } = attachments;
  if (kept.length + sending.length === 0) return null;
  return (
    <ul aria-label={t('attachList')} className="grid gap-2 sm:grid-cols-2">
      {kept.map((file) => (
        <li key={file.url} className={fileClass}>
          <Face picture={pictureOf(file)} mimetype={file.mimetype} />
          <span className="min-w-0 flex-1">
            <span className="block truncate" title={file.name}>
              {file.name}
            </span>
            <span className="flex items-center gap-1 text-caption text-muted">
              <Icon name="check" size={14} className="text-jade" />
              {sizeText(file.size)}
            </span>
          </span>
          <IconButton
            icon="close"
            label={t('attachRemove', { name: file.name })}
            className="text-muted"
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
      {sending.map((file) => (
        <li key={file.key} className={fileClass}>
          <Face mimetype="" />
          <span className="min-w-0 flex-1">
            <ProgressBar share={file.share} label={t('attachSending', { name: file.name })} />
          </span>
          <IconButton
            icon="close"
            label={t('attachCancel', { name: file.name })}
            className="text-muted"
            onClick={file.cancel}
          />
        </li>
      ))}
    </ul>
  );
}

function Face({ picture, mimetype }: { picture?: string | undefined; mimetype: string }) {
  const frame = 'size-12 shrink-0 rounded-control border border-line bg-surface';
  if (picture) return <img src={picture} alt="" className={`${frame} object-cover`} />;
  return (
    <span className={`${frame} flex items-center justify-center text-muted`}>
      <Icon name={mimetype.startsWith('image/') ? 'camera' : 'receipt'} size={22} />
    </span>
  );
}

const fileClass =
  'flex min-w-0 items-center gap-3 rounded-control border border-line bg-sunken py-2 pr-1 pl-2';
