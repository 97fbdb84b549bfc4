import type { StoredFile } from '@serai/contract/files/uploads';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../app.tsx';
import { usePhrases } from '../i18n/phrases.ts';
import { useNotify } from '../notify/use-notify.ts';
import { useSession } from '../session/use-session.tsx';
import { checkFile, type FileFault, readTypeList, type UploadLimits } from './check-file.ts';

export interface UploadWish {
  /** Purpose, such as `avatar`; determines the folder on the server. */
  topic: string;
  /** File name, if the file itself has none (a picture cropped in the browser). */
  name?: string | undefined;
  /** Storage; default the site's. */
  driver?: string | undefined;
}

export interface Uploader {
  /**
   * Uploads one file. Files that the site does not allow are refused before sending. When this rejects, the
   * failure has been shown as a notice: `FileRefused`, `ApiFailure`, or an `AbortError` after `cancel`,
   * without a notice. One at a time: a second upload aborts the first.
   */
  upload(file: File | Blob, wish: UploadWish): Promise<StoredFile>;
  /** How much of it has been sent, 0 to 1. */
  progress: number;
  busy: boolean;
  cancel: () => void;
}

/** A file that was not even sent. */
export class FileRefused extends Error {
  constructor(
    readonly fault: FileFault,
    message: string,
  ) {
    super(message);
  }
}

/** Sends one file, as the site is configured; rejects as an `Uploader` does. The page's route must name the phrases `upload`. */
export function useSendFile(): (
  file: File | Blob,
  wish: UploadWish & { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<StoredFile> {
  const { api, session } = useApp();
  const notify = useNotify();
  const t = usePhrases('upload');
  return async (file, { topic, name = nameOf(file), driver, signal, onProgress }) => {
    const limits = session.get().site?.upload;
    const allowed = limits && (topic === 'invoice' ? withAuthorityTypes(limits) : limits);
    const fault = allowed && checkFile({ name, size: file.size, type: file.type }, allowed);
    if (fault) {
      notify('error', t(fault));
      throw new FileRefused(fault, t(fault));
    }
    const query = { driver: driver ?? limits?.mode ?? '', topic };
    const sent = await api.upload('ajax/upload', query, formOf(file, name), {
      signal,
      onProgress: (share) => signal.aborted || onProgress(share),
    });
    return sent.file;
  };
}

/** Uploading one file at a time. The page's route must name the phrases `upload`. */
export function useUpload(): Uploader {
  const send = useSendFile();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File | Blob, wish: UploadWish) {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setProgress(0);
    try {
      return await send(file, { ...wish, signal: abort.signal, onProgress: setProgress });
    } finally {
      if (running.current === abort) {
        running.current = null;
        setProgress(null);
      }
    }
  }

  return {
    upload,
    progress: progress ?? 0,
    busy: progress !== null,
    cancel: () => running.current?.abort(),
  };
}

/** Returns the site's upload limits, for hints and choosers; null until the site is loaded. */
export function useUploadLimits(): UploadLimits | null {
  return useSession().site?.upload ?? null;
}

/** Limits for invoices: the tax authority's file types are accepted, whatever else the site allows. */
function withAuthorityTypes(limits: UploadLimits): UploadLimits {
  return { ...limits, allowedSuffixes: [...readTypeList(limits.allowedSuffixes), 'pdf', 'ofd', 'xml'] };
}

function nameOf(file: File | Blob): string {
  return 'name' in file ? file.name : '';
}

function formOf(file: File | Blob, name: string): FormData {
  const form = new FormData();
  form.append('file', file, name);
  return form;
}
