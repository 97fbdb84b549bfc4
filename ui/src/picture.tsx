import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.tsx';

/** A picture in several widths. */
export interface PictureSource {
  /** JPEG address, for every browser. */
  src: string;
  /** The same picture in several widths, in the format of `srcset`, as JPEG and as WebP. */
  jpeg: string;
  webp: string;
  /** The smallest useful width, for readers who save data. */
  small: string;
  /** A few pixels as a data URL. */
  preview: string;
}

export interface PictureProps {
  /** Null if there is none. */
  source: PictureSource | null;
  /** Alternative text; empty if the adjacent text says the same. */
  alt: string;
  /** Displayed width, in the syntax of `sizes`. */
  sizes: string;
  /** Visible without scrolling, so it is not loaded lazily. */
  early?: boolean;
  /** Contained instead of cropped to the frame. */
  whole?: boolean;
  /** Replaces a missing picture. */
  neutral?: ReactNode;
  /** Sets the size of the frame, so that loading causes no layout shift. */
  className?: string;
}

/** A picture in a frame: first its preview, then itself; a neutral one if there is none or it fails. */
export function Picture({
  source,
  alt,
  sizes,
  early = false,
  whole = false,
  neutral,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState('');
  const fit = whole ? 'object-contain' : 'object-cover';
  if (!source || failed === source.src)
    return (
      <span
        {...(alt ? { role: 'img', 'aria-label': alt } : {})}
        className={classNames('relative block overflow-hidden bg-ink', className)}
      >
        {neutral ?? <Hills />}
      </span>
    );
  return (
    <span className={classNames('relative block overflow-hidden bg-sunken', className)}>
      {!whole && (
        <img src={source.preview} alt="" className="absolute inset-0 size-full scale-110 object-fill" />
      )}
      <picture>
        <source media="(prefers-reduced-data: reduce)" srcSet={source.small} />
        <source type="image/webp" srcSet={source.webp} sizes={sizes} />
        <img
          src={source.src}
          srcSet={source.jpeg}
          sizes={sizes}
          alt={alt}
          loading={early ? 'eager' : 'lazy'}
          fetchPriority={early ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(source.src)}
          // On a server-rendered page it may have failed before hydration.
          ref={(shown) => {
            if (shown?.complete && shown.naturalWidth === 0) setFailed(source.src);
          }}
          className={classNames('absolute inset-0 size-full', fit)}
        />
      </picture>
    </span>
  );
}

/** Neutral drawing: evening over low hills. */
function Hills() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 30 20"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full"
    >
      <circle cx="21.5" cy="8.5" r="1.8" className="fill-saffron" opacity="0.8" />
      <path d="M-9 15C-3 10 3 10 9 13s9-5 15-3 9 1 15 4v7H-9z" className="fill-ink-deep" opacity="0.45" />
      <path d="M-9 17c7-4 12 0 18-1s9-2 14 0 10 0 16-1v6H-9z" className="fill-ink-deep" opacity="0.8" />
    </svg>
  );
}
