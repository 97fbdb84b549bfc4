import { Dialog as Base } from '@base-ui/react/dialog';
import { useLayoutEffect } from 'react';
import { backdropClass } from './backdrop-class.tsx';
import type { GalleryProps } from './gallery-props.tsx';
import { IconButton } from './icon-button.tsx';
import { Picture } from './picture.tsx';

/** One picture in the whole window; arrow keys and buttons go to the next, Escape closes. */
export function GalleryViewer(
  props: GalleryProps & { shown: number | null; onShow: (index: number | null) => void },
) {
  const { pictures, words, shown, onShow } = props;
  const index = shown ?? 0;
  const picture = pictures[index];
  const turn = (by: number) => onShow((index + by + pictures.length) % pictures.length);
  // Handled before the dialog, which stops key events, and on the window, because the focus may not have moved in
  // yet.
  useLayoutEffect(() => {
    if (shown === null) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'ArrowRight') turn(1);
      if (event.key === 'ArrowLeft') turn(-1);
    }
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  });
  return (
    <Base.Root open={shown !== null} onOpenChange={(open) => !open && onShow(null)}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className="on-ink fixed inset-0 z-[1950] m-auto flex h-fit max-h-dvh w-[min(64rem,100vw)] flex-col bg-ink-deep text-on-ink outline-none md:rounded-card">
          <div className="flex items-center gap-2 px-4 py-2">
            <Base.Title className="line-clamp-2 min-w-0 flex-1 text-body">
              {picture?.alt || words.label}
            </Base.Title>
            <p role="status" className="text-caption text-on-ink-muted">
              {words.position(index + 1, pictures.length)}
            </p>
            <IconButton icon="chevron-left" label={words.previous} onClick={() => turn(-1)} />
            <IconButton icon="chevron-right" label={words.next} onClick={() => turn(1)} />
            <Base.Close render={<IconButton icon="close" label={words.close} />} />
          </div>
          {picture && (
            <Picture
              key={picture.source.src}
              source={picture.source}
              alt={picture.alt || words.position(index + 1, pictures.length)}
              sizes="(min-width: 64rem) 64rem, 100vw"
              early
              whole
              className="aspect-3/2 max-h-[calc(100dvh-4rem)] w-full bg-ink-deep md:rounded-b-card"
            />
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
