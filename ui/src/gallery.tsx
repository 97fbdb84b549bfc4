import { useState } from 'react';
import { classNames } from './class-names.tsx';
import type { GalleryProps } from './gallery-props.tsx';
import { Picture } from './picture.tsx';
import { useLateModule } from './use-late-module.tsx';

/** One large picture and up to four small ones; on a phone a strip to swipe. A click on any opens the viewer. */
export function Gallery({ pictures, words }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  const { module, load } = useLateModule(importViewer);
  if (pictures.length === 0) return null;
  const tiles = pictures.slice(0, 5);
  return (
    <section aria-label={words.label}>
      <ul
        className={classNames(
          'flex snap-x snap-mandatory gap-2 overflow-x-auto max-md:-mx-4 max-md:px-4',
          'md:grid md:h-80 md:grid-rows-2 md:overflow-hidden md:rounded-card',
          columns[tiles.length],
        )}
      >
        {tiles.map((picture, index) => (
          <li
            key={picture.source.src}
            className={classNames(
              'relative min-h-0 min-w-0 max-md:w-[86%] max-md:shrink-0 max-md:snap-center',
              index === 0 && 'md:row-span-2',
              index === 1 && tiles.length === 2 && 'md:row-span-2',
              index === 3 && tiles.length === 4 && 'md:col-span-2',
            )}
          >
            <button
              type="button"
              aria-haspopup="dialog"
              onFocus={load}
              onPointerEnter={load}
              onClick={() => {
                load();
                setShown(index);
              }}
              className="block size-full overflow-hidden bg-sunken outline-offset-[-4px] max-md:rounded-card"
            >
              <Picture
                source={picture.source}
                alt={picture.alt || words.position(index + 1, pictures.length)}
                sizes={index === 0 ? '(min-width: 48rem) 40rem, 86vw' : '(min-width: 48rem) 20rem, 86vw'}
                early={index === 0}
                className="size-full max-md:aspect-3/2"
              />
            </button>
            {index === tiles.length - 1 && pictures.length > 1 && (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute right-2 bottom-2 rounded-control bg-ink-deep/80 px-2 py-0.5 text-caption text-on-ink max-md:hidden"
              >
                {words.openAll(pictures.length)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {module && <module.GalleryViewer pictures={pictures} words={words} shown={shown} onShow={setShown} />}
    </section>
  );
}

/** Columns by number of pictures, so that they fill the frame. */
const columns: Readonly<Record<number, string>> = {
  1: 'md:grid-cols-1',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-[2fr_1fr]',
  4: 'md:grid-cols-[2fr_1fr_1fr]',
  5: 'md:grid-cols-[2fr_1fr_1fr]',
};

const importViewer = () => import('./gallery-viewer.tsx');
