import { useState } from 'react';
import { classNames } from './class-names.tsx';
import type { GalleryProps } from './gallery-props.tsx';
import { Picture } from './picture.tsx';
import { useLateModule } from './use-late-module.tsx';

/** Pictures shown before the viewer is opened. */
const maxTiles = 5;

/** A strip of up to five pictures of one height that fill its width; on a phone it is swiped. A click on any opens the viewer. */
export function Gallery({ pictures, words }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  const { module, load } = useLateModule(importViewer);
  if (pictures.length === 0) return null;
  const tiles = pictures.slice(0, maxTiles);
  const isAlone = tiles.length === 1;
  return (
    <section aria-label={words.label}>
      <ul
        className={classNames(
          'flex h-40 snap-x snap-mandatory gap-1 overflow-x-auto max-md:-mx-4 max-md:px-4',
          'md:h-44 md:overflow-hidden md:rounded-card',
        )}
      >
        {tiles.map((picture, index) => (
          <li
            key={picture.source.src}
            className={classNames(
              'relative min-w-0 md:flex-1',
              isAlone ? 'max-md:w-full' : 'max-md:w-[72%] max-md:shrink-0 max-md:snap-center',
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
                sizes={`(min-width: 48rem) ${widths[tiles.length]}, ${isAlone ? '100vw' : '72vw'}`}
                early={index === 0}
                className="size-full"
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

/** Width of a tile by number of tiles. */
const widths: Readonly<Record<number, string>> = {
  1: '76rem',
  2: '38rem',
  3: '26rem',
  4: '19rem',
  5: '16rem',
};

const importViewer = () => import('./gallery-viewer.tsx');
