import { Button } from '@serai/ui/button';
import { Skeleton } from '@serai/ui/skeleton';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { ClickCaptchaState, Mark } from './use-click-captcha.ts';

/** Pixels by which an arrow key moves the cross; with Shift a fine step. */
const stepPx = 12;
const fineStepPx = 3;

/** The picture with its numbered clicks. Without a mouse, arrow keys move a cross and Enter marks. */
export function CaptchaPicture({
  captcha,
  describedBy,
}: {
  captcha: ClickCaptchaState;
  describedBy: string;
}) {
  const { picture, failed, marks } = captcha;
  const t = usePhrases('login');
  const [cross, setCross] = useState<Mark | null>(null);
  if (failed) {
    return (
      <div className="grid aspect-[7/4] place-items-center rounded-control bg-sunken">
        <Button kind="quiet" onClick={captcha.refresh}>
          {t('captchaLoadFailed')}
        </Button>
      </div>
    );
  }
  if (!picture) return <Skeleton className="aspect-[7/4] w-full" />;

  function onClick(event: MouseEvent<HTMLButtonElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A click by keyboard has no position: use the cross.
    const place =
      event.detail === 0
        ? (cross ?? centreOf(event.currentTarget))
        : { x: event.clientX - left, y: event.clientY - top };
    captcha.mark(place, width, height);
  }

  /** Shows keyboard users at once what the arrow keys move. */
  function onFocus({ currentTarget }: FocusEvent<HTMLButtonElement>) {
    if (!cross && currentTarget.matches(':focus-visible')) setCross(centreOf(currentTarget));
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const step = event.shiftKey ? fineStepPx : stepPx;
    const from = cross ?? centreOf(event.currentTarget);
    setCross({
      x: Math.min(width, Math.max(0, from.x + way[0] * step)),
      y: Math.min(height, Math.max(0, from.y + way[1] * step)),
    });
  }

  return (
    <button
      type="button"
      aria-label={t('captchaPicture')}
      aria-describedby={describedBy}
      onClick={onClick}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onPointerDown={() => setCross(null)}
      className="relative block w-full !cursor-crosshair touch-manipulation overflow-hidden rounded-control select-none"
    >
      <img
        src={picture.base64}
        width={picture.width}
        height={picture.height}
        alt=""
        draggable={false}
        className="block h-auto w-full"
      />
      {marks.map((mark, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a click is its number
          key={index}
          className="figures pointer-events-none absolute flex size-7 -translate-1/2 items-center justify-center rounded-full border-2 border-surface bg-teal text-caption font-strong text-surface shadow-floating"
          style={{ left: mark.x, top: mark.y }}
        >
          <span className="sr-only">{t('captchaMark', { number: index + 1 })}</span>
          <span aria-hidden="true">{index + 1}</span>
        </span>
      ))}
      {cross && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-saffron ring-2 ring-ink-deep"
          style={{ left: cross.x, top: cross.y }}
        />
      )}
    </button>
  );
}

function centreOf(picture: HTMLElement): Mark {
  const { width, height } = picture.getBoundingClientRect();
  return { x: width / 2, y: height / 2 };
}

const ways: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
