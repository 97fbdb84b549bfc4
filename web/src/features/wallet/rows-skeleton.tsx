import { Skeleton } from '@serai/ui/skeleton';

/** Lines where the rows of a list will stand. */
export function RowsSkeleton() {
  return (
    <div className="grid gap-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
        <Skeleton key={line} className="h-10" />
      ))}
    </div>
  );
}
