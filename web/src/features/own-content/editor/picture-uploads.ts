import type { Editor } from '@tiptap/core';
import { createContext, useEffect, useRef, useState } from 'react';
import { shrinkPicture } from '../../../platform/upload/shrink-picture.ts';
import { useSendFile } from '../../../platform/upload/upload-file.ts';
import { pictureTopic } from './picture-types.ts';

/** Running uploads, by the key that the editor gives each. */
export interface PictureUploads {
  /** Uploaded share of each, 0 to 1. */
  shares: ReadonlyMap<string, number>;
  newKey: () => string;
  /** Uploads the picture with this key, one at a time; then it becomes a picture of the text. */
  begin: (key: string, picture: Blob, editor: () => Editor | null) => void;
  cancel: (key: string) => void;
}

/** Gives pictures in the text access to the progress of their upload. */
export const PictureUploadsContext = createContext<PictureUploads | null>(null);

/** Uploads pasted or dropped pictures. The page's route must name the phrases `upload`. */
export function usePictureUploads(): PictureUploads {
  const send = useSendFile();
  const [shares, setShares] = useState<ReadonlyMap<string, number>>(new Map());
  const running = useRef(new Map<string, AbortController>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const held = running.current;
    return () => {
      for (const abort of held.values()) abort.abort();
    };
  }, []);

  const tell = (key: string, share: number) => setShares((before) => new Map(before).set(key, share));

  async function one(key: string, picture: Blob, { signal }: AbortController, editor: () => Editor | null) {
    const file = named(picture);
    const small = file.size > largeFrom && file.type !== 'image/gif' ? await shrinkPicture(file) : file;
    const onProgress = (share: number) => tell(key, share);
    const stored = await send(small, { topic: pictureTopic, signal, onProgress });
    const now = editor();
    if (signal.aborted || !now) return;
    const { url: src, width, height } = stored;
    settle(now, key, { src, width: width || null, height: height || null });
  }

  return {
    shares,
    newKey: () => crypto.randomUUID(),
    begin(key, picture, editor) {
      const abort = new AbortController();
      running.current.set(key, abort);
      tell(key, 0);
      last.current = last.current.then(async () => {
        // The reason of the failure has been shown as a notice; the picture is removed from the text.
        await one(key, picture, abort, editor).catch(() => settle(editor(), key, null));
        running.current.delete(key);
        setShares((before) => new Map([...before].filter(([other]) => other !== key)));
      });
    },
    cancel: (key) => running.current.get(key)?.abort(),
  };
}

/** Replaces the placeholder by the stored picture, or removes it; undo does not restore it. */
function settle(editor: Editor | null, key: string, stored: object | null): void {
  if (!editor || editor.isDestroyed) return;
  const { tr } = editor.state;
  editor.state.doc.descendants((node, position) => {
    if (node.type.name !== 'picture' || node.attrs.sending !== key) return true;
    if (stored) tr.setNodeMarkup(position, undefined, { ...node.attrs, ...stored, sending: '' });
    else tr.delete(position, position + node.nodeSize);
    return false;
  });
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}

function named(picture: Blob): File {
  if (picture instanceof File && picture.name !== '') return picture;
  return new File([picture], `picture.${picture.type.replace('image/', '')}`, { type: picture.type });
}

/** Size in bytes above which a photo is reduced before the upload. */
const largeFrom = 1_500_000;
