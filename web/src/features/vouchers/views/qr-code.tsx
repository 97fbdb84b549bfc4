import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** An address as a QR code for another phone. It needs a light background and border to be readable. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text);
    return { path: toSvgPath(code), size: code.size };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      data-qr
      viewBox={`${-rim} ${-rim} ${size + 2 * rim} ${size + 2 * rim}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-rim} y={-rim} width={size + 2 * rim} height={size + 2 * rim} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Light modules around the code; the standard requires four. */
const rim = 4;
