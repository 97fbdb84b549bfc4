import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.tsx';

/** A picture in several widths. */
export interface PictureSource {
  /** JPEG source, for every browser. */
  src: string;
  /** The same and smaller and larger ones, as `srcset` wants them, in JPEG and in WebP. */
  jpeg: string;
  webp: string;
  /** The smallest that is still a picture, for those who save data. */
  small: string;
  /** A few pixels as a data URL. */
  preview: string;
}

export interface PictureProps {
  /** Null where there is none. */
  source: PictureSource | null;
  /** Alternative text; empty if the adjacent text says the same. */
  alt: string;
  /** Displayed width, in the syntax of `sizes`. */
  sizes: string;
  /** Seen at once: it is not put off. */
  early?: boolean;
  /** Whole instead of filling the frame. */
  whole?: boolean;
  /** Replaces a missing picture. */
  neutral?: ReactNode;
  /** Gives the frame its size: the picture fills it and moves nothing when it comes. */
  className?: string;
}

/** A picture in a frame: its few pixels at once, itself when it has come; a neutral one where there is none or it fails. */
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
          // On a page that came rendered it may have failed before anybody listened.
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
