import { Button } from '@serai/ui/button';

interface ChooseManyProps {
  /** Total as text. */
  said: string;
  page: { words: string; onClick: () => void };
  /** Selection over all pages; null if there is only one. */
  all: { words: string; busy: boolean; onClick: () => void } | null;
}

/** The total, and links to select many rows at once. */
export function ChooseMany({ said, page, all }: ChooseManyProps) {
  return (
    <div className="mt-4 mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="text-caption text-muted">
        {said}
      </p>
      <Button kind="quiet" size="compact" onClick={page.onClick}>
        {page.words}
      </Button>
      {all && (
        <Button kind="quiet" size="compact" busy={all.busy} onClick={all.onClick}>
          {all.words}
        </Button>
      )}
    </div>
  );
}
