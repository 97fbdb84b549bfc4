import { type RefObject, useId } from 'react';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import {
  leastSide,
  maxZoomOf,
  type Size,
  type Square,
  shareOf,
  squareOf,
  zoomOf,
  zoomTo,
} from './crop-square.ts';

interface CropAreaProps {
  url: string;
  picture: RefObject<HTMLImageElement | null>;
  /** Null until the picture has loaded. */
  size: Size | null;
  square: Square | null;
  onSquare: (square: Square) => void;
  onLoad: (picture: HTMLImageElement) => void;
  onUnreadable: () => void;
}

/** The picture with the circle over it, the zoom, and a preview. */
export function CropArea(props: CropAreaProps) {
  const { url, picture, size, square, onSquare, onLoad, onUnreadable } = props;
  const t = usePhrases('profile');
  return (
    <div className="grid gap-4">
      <div className="flex justify-center rounded-control bg-sunken">
        <ReactCrop
          {...(size && square ? { crop: shareOf(square, size) } : {})}
          aspect={1}
          circularCrop
          keepSelection
          minWidth={24}
          className="ReactCrop--no-animate max-h-[40dvh] [--rc-focus-color:var(--saffron)]"
          disabled={!size}
          ariaLabels={{ cropArea: t('cropArea'), ...handleWords(t('cropHandle')) }}
          onChange={(_, share) => size && square && onSquare(squareOf(share, size))}
        >
          <img
            ref={picture}
            src={url}
            alt=""
            onLoad={(event) => onLoad(event.currentTarget)}
            onError={onUnreadable}
          />
        </ReactCrop>
      </div>
      {size && square && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Zoom size={size} square={square} onSquare={onSquare} />
          <Preview url={url} size={size} square={square} />
        </div>
      )}
    </div>
  );
}

function Zoom({
  size,
  square,
  onSquare,
}: {
  size: Size;
  square: Square;
  onSquare: (square: Square) => void;
}) {
  const t = usePhrases('profile');
  const id = useId();
  const most = maxZoomOf(size);
  const percent = Math.min(most, zoomOf(square, size));
  return (
    <div className="min-w-40 flex-1">
      <label htmlFor={id} className="flex justify-between text-caption font-strong">
        {t('cropZoom')}
        <span className="font-normal text-muted">{t('cropZoomValue', { percent })}</span>
      </label>
      <input
        id={id}
        type="range"
        min={100}
        max={most}
        step={5}
        value={percent}
        disabled={most === 100}
        aria-valuetext={t('cropZoomValue', { percent })}
        onChange={(event) => onSquare(zoomTo(square, size, event.target.valueAsNumber))}
        className="h-8 w-full cursor-pointer accent-teal"
      />
    </div>
  );
}

/** Preview of the cropped part: large, and in the small size beside a name. */
function Preview({ url, size, square }: { url: string; size: Size; square: Square }) {
  const t = usePhrases('profile');
  return (
    <div className="flex items-center gap-3">
      <span className="text-caption text-muted">{t('cropPreview')}</span>
      {[72, 32].map((across) => {
        const scale = across / Math.max(square.side, leastSide);
        return (
          <span
            key={across}
            className="block shrink-0 overflow-hidden rounded-full border border-line"
            style={{ width: across, height: across }}
          >
            <img
              src={url}
              alt=""
              className="max-w-none origin-top-left"
              style={{
                width: size.width * scale,
                height: size.height * scale,
                transform: `translate(${-square.x * scale}px, ${-square.y * scale}px)`,
              }}
            />
          </span>
        );
      })}
    </div>
  );
}

function handleWords(words: string) {
  return {
    nwDragHandle: words,
    nDragHandle: words,
    neDragHandle: words,
    eDragHandle: words,
    seDragHandle: words,
    sDragHandle: words,
    swDragHandle: words,
    wDragHandle: words,
  };
}
