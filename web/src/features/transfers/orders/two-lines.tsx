import type { ReactNode } from 'react';

/** A fact, and what else is known of it in a quieter line. */
export function TwoLines({ main, other }: { main: ReactNode; other: string }) {
  return (
    <>
      {main}
      {other && <span className="block text-caption text-muted">{other}</span>}
    </>
  );
}
