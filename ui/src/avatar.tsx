import { useState } from 'react';
import { classNames } from './class-names.tsx';

export interface AvatarProps {
  /** Address of the picture; empty if there is none. */
  src: string;
  /** Name of the person; its first letter replaces a missing picture. */
  name: string;
  /** Default `regular`. */
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** Round picture of a person, or the first letter of the name. Decorative: the name is beside it. */
export function Avatar({ src, name, size = 'regular', className }: AvatarProps) {
  const [failed, setFailed] = useState('');
  const first = [...name.trim()][0]?.toUpperCase() ?? '';
  return (
    <span aria-hidden="true" className={classNames(frame, sizes[size], className)}>
      {src && failed !== src ? (
        <img src={src} alt="" onError={() => setFailed(src)} className="size-full object-cover" />
      ) : (
        first
      )}
    </span>
  );
}

const frame =
  'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-teal-soft leading-none font-strong ' +
  'text-teal select-none';

const sizes = {
  compact: 'size-6 text-caption',
  regular: 'size-10 text-lead',
  large: 'size-24 text-display',
};
