import { useSending } from '../../../platform/api/use-send.ts';
import { FileRefused, useUpload } from '../../../platform/upload/upload-file.ts';
import type { Square } from './crop-square.ts';
import { drawSquare } from './draw-square.ts';

interface Cut {
  picture: HTMLImageElement;
  square: Square;
}

/** Crops a picture, uploads it and passes its address to `onStored`, which returns whether it was saved. */
export function useKeepPart(onStored: (url: string) => Promise<boolean>) {
  const { upload, progress } = useUpload();
  const keeping = useSending(async ({ picture, square }: Cut) => {
    const part = await drawSquare(picture, square);
    if (!part) return 'unreadable';
    try {
      const { url } = await upload(part, { topic: 'avatar' });
      return (await onStored(url)) ? 'kept' : 'failed';
    } catch (cause) {
      if (cause instanceof FileRefused || isAbort(cause)) return 'failed';
      throw cause;
    }
  });
  return {
    busy: keeping.busy,
    /** Uploaded share, 0 to 1. */
    progress,
    /** `failed` has been shown as a notice, and a retry is possible. */
    async keep(cut: Cut): Promise<'kept' | 'unreadable' | 'failed'> {
      return (await keeping.send(cut)).reply ?? 'failed';
    },
  };
}

/** The page was left during the upload. */
function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError';
}
