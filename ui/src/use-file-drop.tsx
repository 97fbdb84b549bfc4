import { type DragEvent, useState } from 'react';

/** Handlers of a drop zone; without `onFiles` dropped files are ignored. */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | undefined) {
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = onFiles ? 'copy' : 'none';
    setOver(onFiles !== undefined);
  };
  return {
    over,
    handlers: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        setOver(false);
        onFiles?.([...event.dataTransfer.files]);
      },
    },
  };
}
