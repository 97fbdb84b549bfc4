import { Skeleton } from '@serai/ui/skeleton';

/** Lines where the rows of a list will stand; `row` is the class of their height. */
export function RowsSkeleton({ row, className = '' }: { row: string; className?: string }) {
  return (
    <div className={`grid gap-3 ${className}`}>
      {['a', 'b', 'c', 'd', 'e'].map((line) => (
        <Skeleton key={line} className={row} />
      ))}
    </div>
  );
}
