import type { ReactNode } from 'react';

/** A fact, with further information in a second, lighter line. */
export function TwoLines(props: { main: ReactNode; other: ReactNode; strong?: boolean }) {
  const { main, other, strong = false } = props;
  return (
    <>
      <span className={strong ? 'block font-strong' : 'block'}>{main}</span>
      {other && <span className="block text-caption text-muted">{other}</span>}
    </>
  );
}
