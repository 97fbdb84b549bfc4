import { Skeleton } from '@serai/ui/skeleton';

export function TopUpSkeleton() {
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-52 rounded-card lg:order-last" />
        <Skeleton className="h-128 rounded-card" />
      </div>
      <Skeleton className="h-60 rounded-card" />
    </div>
  );
}
