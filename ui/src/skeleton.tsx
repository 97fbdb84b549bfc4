import { classNames } from './class-names.tsx';

/** Placeholder in the shape of the content; set height and width by classes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('shimmer block rounded-control', className)} />;
}

/** Placeholder lines of text. `label` is announced once, e.g. “Loading”. */
export function SkeletonText({ lines = 3, label }: { lines?: number; label: string }) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity
        <Skeleton key={line} className={classNames('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  );
}
