import { useEffect, useRef, useState } from 'react';
import { shrinkPicture } from './shrink-picture.ts';
import { useSendFile } from './upload-file.ts';

/** A file that is on the server and will be sent along. */
export interface KeptFile {
  /** Path used in calls. */
  url: string;
  name: string;
  /** Bytes. */
  size: number;
  mimetype: string;
}

/** A file on its way. */
export interface SentFile {
  key: number;
  name: string;
  /** 0 to 1. */
  share: number;
  cancel: () => void;
}

export interface Attachments {
  kept: readonly KeptFile[];
  sending: readonly SentFile[];
  /** Object URL of a picture that was added on this visit. */
  pictureOf: (file: KeptFile) => string | undefined;
  add: (files: readonly File[]) => void;
  remove: (file: KeptFile) => void;
  /** Number of further attachments allowed. */
  room: number;
}

/**
 * Attachments of a text: uploaded at once, one after the other. The caller stores the finished ones. The
 * page's route must load the phrases `upload`.
 */
export function useAttachments(options: {
  topic: string;
  /** Maximum number of files. */
  most: number;
  kept: readonly KeptFile[];
  onKept: (change: (before: readonly KeptFile[]) => readonly KeptFile[]) => void;
  /** Called when more files were added than allowed. */
  onTooMany: () => void;
}): Attachments {
  const { topic, most, kept, onKept, onTooMany } = options;
  const send = useSendFile();
  const [sending, setSending] = useState<readonly SentFile[]>([]);
  const pictures = useRef(new Map<string, string>());
  const running = useRef(new Map<number, AbortController>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const lastKey = useRef(0);
  useEffect(() => {
    const held = { pictures: pictures.current, running: running.current };
    return () => {
      for (const abort of held.running.values()) abort.abort();
      for (const address of held.pictures.values()) URL.revokeObjectURL(address);
    };
  }, []);
  const room = most - kept.length - sending.length;

  function begin(file: File) {
    const key = ++lastKey.current;
    const abort = new AbortController();
    running.current.set(key, abort);
    setSending((before) => [...before, { key, name: file.name, share: 0, cancel: () => abort.abort() }]);
    last.current = last.current.then(async () => {
      // The reason of the failure has been shown as a notice.
      await one(file, key, abort.signal).catch(() => {});
      running.current.delete(key);
      setSending((before) => before.filter((other) => other.key !== key));
    });
  }

  async function one(file: File, key: number, signal: AbortSignal) {
    if (signal.aborted) return;
    const small = file.type.startsWith('image/') && file.size > largeFrom ? await shrinkPicture(file) : file;
    // A picture that was made smaller is a JPEG, whatever it was before.
    const name = small === file ? file.name : file.name.replace(/(\.[^.]*)?$/, '.jpg');
    const onProgress = (share: number) =>
      setSending((before) => before.map((other) => (other.key === key ? { ...other, share } : other)));
    const stored = await send(small, { topic, name, signal, onProgress });
    if (signal.aborted) return;
    if (stored.mimetype.startsWith('image/')) pictures.current.set(stored.url, URL.createObjectURL(small));
    const { url, size, mimetype } = stored;
    onKept((before) => [...before.filter((other) => other.url !== url), { url, name, size, mimetype }]);
  }

  return {
    kept,
    sending,
    room,
    pictureOf: ({ url }) => pictures.current.get(url),
    add(files) {
      if (files.length > room) onTooMany();
      for (const file of files.slice(0, Math.max(0, room))) begin(file);
    },
    remove: ({ url }) => onKept((before) => before.filter((other) => other.url !== url)),
  };
}

/** Bytes from which a photo is made smaller before it travels. */
const largeFrom = 1_500_000;
