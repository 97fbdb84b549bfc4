import { useEffect, useRef, useState } from 'react';

export interface CountdownProps {
  /** End in milliseconds since 1970 by the reader's clock. */
  endsAtMs: number;
  /** Called once, at the end. */
  onEnd?: (() => void) | undefined;
  /** Formats the remaining time, e.g. “12:05 left”. Gets whole seconds, never negative. */
  render: (secondsLeft: number) => string;
  className?: string | undefined;
}

/** Countdown in whole seconds. Screen readers announce it once a minute, not once a second. */
export function Countdown({ endsAtMs, onEnd, render, className }: CountdownProps) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    let ended = false;
    const tick = () => {
      const left = Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left > 0 || ended) return;
      ended = true;
      end.current?.();
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  if (secondsLeft === null) return <span className={className}>&#8203;</span>;
  const spoken = Math.ceil(secondsLeft / 60) * 60;
  return (
    <span className={className}>
      <span aria-hidden="true" className="figures">
        {render(secondsLeft)}
      </span>
      <span role="status" className="sr-only">
        {render(spoken)}
      </span>
    </span>
  );
}

/** `125` → `2:05`; from an hour on `1:02:05`. */
export function clockText(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
