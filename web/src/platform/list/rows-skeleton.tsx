import { Skeleton } from '@serai/ui/skeleton';

/** Placeholder lines of a loading list; `row` is the class of their height. */
export function RowsSkeleton({ row, className = '' }: { row: string; className?: string }) {
  return (
    <div className={`grid gap-3 ${className}`}>
      {['a', 'b', 'c', 'd', 'e'].map((line) => (
        <Skeleton key={line} className={row} />
      ))}
    </div>
  );
}
