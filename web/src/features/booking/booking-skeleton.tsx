import { Skeleton } from '@serai/ui/skeleton';

/** Placeholder of the form while its price is being locked or loaded. */
export function BookingSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <span className="sr-only">{label}</span>
      <div className="grid gap-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-56" />
        <Skeleton className="h-64" />
        <Skeleton className="h-40" />
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
